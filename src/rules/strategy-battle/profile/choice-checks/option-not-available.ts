import { nearMatches } from '../../../shared/near-matches.js';
import type { Fix } from '../../../shared/finding.js';
import { fault, fix } from '../../findings.js';
import { optionPointer, type Choice, type ChosenOption } from '../choice.js';
import { fits, removeOption } from '../choice-fixes.js';
import type { ChoiceCheck } from './choice-check.js';

/** The unit does not sell the item at all; what it sells on a condition is for option-requires. */
export const optionNotAvailable: ChoiceCheck = (choice) =>
  [...choice.distinct.values()]
    .filter((option) => option.offer === null)
    .map((option) => {
      const fixes = [removeOption(choice, option.id), ...replacements(choice, option)];
      return fault('option-not-available', { pointer: optionPointer(option), ...refusalOf(choice, option), fixes });
    });

function refusalOf({ card }: Choice, { id, wargear }: ChosenOption): { readonly rule: string; readonly message: string } {
  const { unit, race, baseIds } = card;
  if (baseIds.has(id)) return { rule: unit.rule, message: `${unit.name} has this already: ${wargear.name}.` };
  const cannotRide = wargear.category === 'mount' && !race.rides.includes(id);
  return { rule: cannotRide ? 'SB-CAV-001' : unit.rule, message: `${unit.name} is not offered: ${wargear.name}.` };
}

/** What the unit does sell of the same kind, or under a name much like it. */
function replacements(choice: Choice, option: ChosenOption): readonly Fix[] {
  if (choice.card.baseIds.has(option.id)) return [];
  const offers = [...choice.card.offers.values()].filter((offer) => fits(choice, offer, option.id));
  const near = nearMatches(option.id, offers.map((offer) => offer.option.id));
  return offers
    .filter((offer) => offer.wargear.category === option.wargear.category || near.includes(offer.option.id))
    .map((offer) => replacement(choice, option, offer.option.id, offer.wargear.name));
}

function replacement(choice: Choice, option: ChosenOption, id: string, name: string): Fix {
  const repeats = choice.chosen.filter((other) => other.id === option.id && other.repeated).reverse();
  const removals = repeats.map((other) => ({ op: 'remove' as const, path: optionPointer(other) }));
  return fix(`Take instead: ${name}.`, [...removals, { op: 'replace', path: optionPointer(option), value: id }]);
}
