import { fault } from '../../findings.js';
import { setVariant } from '../choice-fixes.js';
import type { ChoiceCheck } from './choice-check.js';

/** Which of its kinds a unit is must be said where an option of the list, a named rule or a group hangs on it. */
export const variantRequired: ChoiceCheck = (choice) => {
  const { unit, variants, variantMatters } = choice.card;
  if (choice.variantId !== null || variants.size === 0) return [];
  const limited = [...choice.distinct.values()].find((option) => (option.offer?.option.variants.length ?? 0) > 0);
  if (!variantMatters && limited === undefined) return [];
  const why = limited === undefined ? 'its rules depend on it' : `${limited.wargear.name} depends on it`;
  const named = [...variants.values()].map(({ id, name }) => `${id} (${name})`);
  return [
    fault('variant-required', {
      pointer: '/variant',
      rule: limited?.offer?.option.rule ?? 'SB-ARMY-011',
      message: `${unit.name} needs a variant, since ${why}: ${named.join(' or ')}.`,
      fixes: setVariant(choice),
    }),
  ];
};
