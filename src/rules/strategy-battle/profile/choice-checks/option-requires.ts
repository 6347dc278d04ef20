import type { Fix } from '../../../shared/finding.js';
import { fault, fix } from '../../findings.js';
import type { Offer } from '../../unit-card.js';
import { has, optionPointer, type Choice } from '../choice.js';
import { betterVariants, fits, removeOption, suitsVariant } from '../choice-fixes.js';
import type { ChoiceCheck } from './choice-check.js';

/** An option that is sold on a condition: beside other wargear, or to certain variants (SB-ARMY-011, SB-ARMY-013). */
export const optionRequires: ChoiceCheck = (choice) =>
  [...choice.distinct.values()].flatMap((option) => {
    if (option.offer === null) return [];
    const place = { pointer: optionPointer(option), rule: option.offer.option.rule ?? choice.card.unit.rule };
    return [...missingVariant(choice, option.offer), ...missingWargear(choice, option.offer)].map(({ condition, fixes }) => {
      const message = `${option.wargear.name} is sold only ${condition}.`;
      return fault('option-requires', { ...place, message, fixes: [...fixes, removeOption(choice, option.id)] });
    });
  });

interface Missing {
  readonly condition: string;
  readonly fixes: readonly Fix[];
}

/** Where no variant is chosen at all, that is the fault (variant-required). */
function missingVariant(choice: Choice, offer: Offer): readonly Missing[] {
  if (choice.variant === null || suitsVariant(choice, offer)) return [];
  const names = offer.option.variants.map((id) => choice.card.variants.get(id)?.name ?? id);
  return [{ condition: `to: ${names.join(', ')}`, fixes: betterVariants(choice, offer) }];
}

function missingWargear(choice: Choice, offer: Offer): readonly Missing[] {
  const missing = offer.option.requires.filter((id) => !has(choice, id));
  if (missing.length === 0) return [];
  const offers = missing.map((id) => choice.card.offers.get(id)).filter((other) => other !== undefined);
  const names = offers.map((other) => other.wargear.name).join(', ');
  const steps = missing.map((id) => ({ op: 'add' as const, path: '/options/-', value: id }));
  const available = offers.length === missing.length && offers.every((other) => fits(choice, other));
  return [{ condition: `together with: ${names}`, fixes: available ? [fix(`Add: ${names}.`, steps)] : [] }];
}
