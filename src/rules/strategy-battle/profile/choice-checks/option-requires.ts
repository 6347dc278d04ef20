import { fault, fix } from '../../findings.js';
import { has, optionPointer, type Choice } from '../choice.js';
import { fits, removeOption } from '../choice-fixes.js';
import type { Fix } from '../../../shared/finding.js';
import type { ChoiceCheck } from './choice-check.js';

/** An option that is sold only beside another one (SB-ARMY-011). */
export const optionRequires: ChoiceCheck = (choice) =>
  [...choice.distinct.values()].flatMap((option) => {
    const missing = option.offer?.option.requires.filter((id) => !has(choice, id)) ?? [];
    if (missing.length === 0) return [];
    const names = missing.map((id) => choice.card.offers.get(id)?.wargear.name ?? id);
    return [
      fault('option-requires', {
        pointer: optionPointer(option),
        rule: option.offer?.option.rule ?? choice.card.unit.rule,
        message: `${option.wargear.name} may be taken only together with: ${names.join(', ')}.`,
        fixes: [...addMissing(choice, missing), removeOption(choice, option.id)],
      }),
    ];
  });

function addMissing(choice: Choice, missing: readonly string[]): readonly Fix[] {
  const offers = missing.map((id) => choice.card.offers.get(id));
  if (!offers.every((offer) => offer !== undefined && fits(choice, offer))) return [];
  const names = offers.map((offer) => offer?.wargear.name);
  return [
    fix(`Add: ${names.join(', ')}.`, missing.map((id) => ({ op: 'add', path: '/options/-', value: id }))),
  ];
}
