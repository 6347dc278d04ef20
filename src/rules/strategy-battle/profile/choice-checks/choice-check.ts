import type { StrategyFinding } from '../../findings.js';
import type { Choice } from '../choice.js';

/** Looks at one thing about a bought model. Pointers are relative to it: `/options/0`, `/variant`. */
export type ChoiceCheck = (choice: Choice) => readonly StrategyFinding[];
