import { nearMatches } from '../../../shared/near-matches.js';
import { fault, fix } from '../../findings.js';
import { setVariant } from '../choice-fixes.js';
import type { ChoiceCheck } from './choice-check.js';

/** A variant that the unit does not have; it counts as none. */
export const variantUnknown: ChoiceCheck = (choice) => {
  const { unit, variants } = choice.card;
  const { variantId } = choice;
  if (variantId === null || choice.variant !== null) return [];
  const near = nearMatches(variantId, variants.keys(), 1);
  const hint = near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`;
  const known = variants.size === 0 ? 'It has none.' : `It knows: ${[...variants.keys()].join(', ')}.${hint}`;
  const none = fix('Name no variant.', [{ op: 'add', path: '/variant', value: null }]);
  return [
    fault('variant-unknown', {
      pointer: '/variant',
      rule: unit.rule,
      message: `${unit.name} has no such variant. ${known}`,
      fixes: variants.size === 0 ? [none] : setVariant(choice),
    }),
  ];
};
