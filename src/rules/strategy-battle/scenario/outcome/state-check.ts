import type { Problem, ProblemCode } from '../../../shared/rule-error.js';
import type { Unit } from '../../reference.js';
import type { OutcomeScenario } from './outcome-scenario.js';
import type { OutcomeRequest } from './outcome-types.js';

/** Notes one fault; all faults of a state are told at once. */
export type Report = (pointer: string, code: ProblemCode, detail: string, more?: Partial<Pick<Problem, 'suggestions' | 'rule'>>) => void;

/** What a state is checked against. */
export interface StateCheck {
  readonly units: ReadonlyMap<string, Unit>;
  readonly scenario: OutcomeScenario;
  readonly request: OutcomeRequest;
  readonly report: Report;
}
