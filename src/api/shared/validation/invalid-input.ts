import { RuleError, type Problem } from '../../../rules/shared/rule-error.js';
import type { Shape } from '../fields/field-spec.js';
import { MOST_PROBLEMS } from './faults.js';

/** A request as it came, and what it should have been. */
export interface Asked {
  readonly shape: Shape;
  readonly raw: unknown;
}

/** A request whose shape is wrong. Lists every fault, up to a constant number. */
export class InvalidInput extends RuleError {
  /** Looking for faults stopped at the greatest number of them: there may be more. */
  readonly more: boolean;

  /** `asked` is the body in question, absent for query strings and the like. */
  constructor(problems: readonly Problem[], readonly asked?: Asked) {
    super(problems.slice(0, MOST_PROBLEMS));
    this.name = 'InvalidInput';
    this.more = problems.length >= MOST_PROBLEMS;
  }
}
