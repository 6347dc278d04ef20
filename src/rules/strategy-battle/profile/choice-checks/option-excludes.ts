import { fault } from '../../findings.js';
import { optionPointer } from '../choice.js';
import { removeOption } from '../choice-fixes.js';
import { clashesOf } from '../clashes.js';
import type { ChoiceCheck } from './choice-check.js';

/** Two things that no model carries together (SB-WEAP-007, SB-WEAP-014, SB-ARMY-012, SB-ARMY-013). */
export const optionExcludes: ChoiceCheck = (choice) =>
  clashesOf(choice).map(({ option, other, otherName, rule }) =>
    fault('option-excludes', {
      pointer: optionPointer(option),
      rule,
      message: `${option.wargear.name} and ${otherName} cannot be taken together.`,
      fixes: [option, other].flatMap((one) => (one === null ? [] : [removeOption(choice, one.id)])),
    }),
  );
