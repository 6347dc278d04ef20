import { nearMatches } from '../../../shared/near-matches.js';
import type { Fix } from '../../../shared/finding.js';
import { fault, fix } from '../../findings.js';
import { optionPointer, type Choice, type ChosenOption } from '../choice.js';
import { fits, removeOption, suitsVariant } from '../choice-fixes.js';
import type { ChoiceCheck } from './choice-check.js';

/** The unit does not sell the item, or not to this variant (SB-ARMY-011, SB-ARMY-013). */
export const optionNotAvailable: ChoiceCheck = (choice) =>
  [...choice.distinct.values()].flatMap((option) => {
    const refusal = refusalOf(choice, option);
    if (refusal === null) return [];
    const fixes = [removeOption(choice, option.id), ...variantFixes(choice, option), ...replacements(choice, option)];
    return [fault('option-not-available', { pointer: optionPointer(option), ...refusal, fixes })];
  });

function refusalOf(choice: Choice, option: ChosenOption): { readonly rule: string; readonly message: string } | null {
  const { unit, race, baseIds } = choice.card;
  const item = option.wargear.name;
  if (option.offer !== null) {
    // Without a variant the fault is the missing choice.
    if (choice.variant === null || suitsVariant(choice, option.offer)) return null;
    const rule = option.offer.option.rule ?? unit.rule;
    return { rule, message: `${item} is not for the variant ${choice.variant.name}.` };
  }
  if (baseIds.has(option.id)) return { rule: unit.rule, message: `${unit.name} has this already: ${item}.` };
  const cannotRide = option.wargear.category === 'mount' && !race.rides.includes(option.id);
  return { rule: cannotRide ? 'SB-CAV-001' : unit.rule, message: `${unit.name} is not offered: ${item}.` };
}

function variantFixes(choice: Choice, option: ChosenOption): readonly Fix[] {
  const variants = option.offer?.option.variants ?? [];
  return [...choice.card.variants.values()]
    .filter((variant) => variants.includes(variant.id))
    .map(({ id, name }) => fix(`Make it: ${name}.`, [{ op: 'add', path: '/variant', value: id }]));
}

/** What the unit does sell of the same kind, or under a name much like it. */
function replacements(choice: Choice, option: ChosenOption): readonly Fix[] {
  if (option.offer !== null || choice.card.baseIds.has(option.id)) return [];
  const offers = [...choice.card.offers.values()].filter((offer) => fits(choice, offer, option.id));
  const alike = offers.filter((offer) => offer.wargear.category === option.wargear.category);
  const near = nearMatches(option.id, offers.map((offer) => offer.option.id));
  const ids = new Set([...alike.map((offer) => offer.option.id), ...near]);
  return offers
    .filter((offer) => ids.has(offer.option.id))
    .map((offer) => replacement(choice, option, offer.option.id, offer.wargear.name));
}

function replacement(choice: Choice, option: ChosenOption, id: string, name: string): Fix {
  const [, ...repeats] = choice.chosen.filter((other) => other.id === option.id);
  const removals = repeats.reverse().map((other) => ({ op: 'remove' as const, path: optionPointer(other) }));
  return fix(`Take instead: ${name}.`, [...removals, { op: 'replace', path: optionPointer(option), value: id }]);
}
