import { fault, fix } from '../../findings.js';
import { optionPointer } from '../choice.js';
import type { ChoiceCheck } from './choice-check.js';

/** An option is bought once for a model; each further time is a fault, though its price is counted. */
export const optionDuplicated: ChoiceCheck = (choice) =>
  choice.chosen
    .filter((option) => option.repeated)
    .map((option) =>
      fault('option-duplicated', {
        pointer: optionPointer(option),
        rule: 'SB-PROF-004',
        message: `${option.wargear.name} is in the list more than once.`,
        fixes: [fix(`Leave out: the second ${option.wargear.name}.`, [{ op: 'remove', path: optionPointer(option) }])],
      }),
    );
