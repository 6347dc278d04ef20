import { RuleError } from '../../../rules/shared/rule-error.js';
import { MOST_PROBLEMS, type Faults } from './faults.js';

/** A request whose shape is wrong. Lists every fault, up to a constant number. */
export class InvalidInput extends RuleError {
  /** Checking stopped at the greatest number of faults: there may be more. */
  readonly more: boolean;

  constructor(faults: Faults) {
    super(faults.problems);
    this.name = 'InvalidInput';
    this.more = faults.count >= MOST_PROBLEMS;
  }
}
