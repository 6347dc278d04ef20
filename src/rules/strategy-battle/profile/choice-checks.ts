import type { StrategyFinding } from '../findings.js';
import type { Choice } from './choice.js';
import type { ChoiceCheck } from './choice-checks/choice-check.js';
import { optionDuplicated } from './choice-checks/option-duplicated.js';
import { optionExcludes } from './choice-checks/option-excludes.js';
import { optionNotAvailable } from './choice-checks/option-not-available.js';
import { optionRequires } from './choice-checks/option-requires.js';
import { variantRequired } from './choice-checks/variant-required.js';
import { variantUnknown } from './choice-checks/variant-unknown.js';

/** The register of checks of a bought model, in the order in which their findings are given. */
export const CHOICE_CHECKS: readonly ChoiceCheck[] = [
  variantUnknown,
  variantRequired,
  optionNotAvailable,
  optionDuplicated,
  optionRequires,
  optionExcludes,
];

export function judgeChoice(choice: Choice): readonly StrategyFinding[] {
  return CHOICE_CHECKS.flatMap((check) => check(choice));
}
