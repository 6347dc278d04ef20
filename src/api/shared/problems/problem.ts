import { ProblemError } from '../../../platform/http/problems/problem-error.js';
import type { Problem, ProblemCode } from '../../../rules/shared/rule-error.js';
import { PROBLEMS, type ProblemName, type UnknownName } from './problem-codes.js';

/** An error of the closed list. `detail` is a whole sentence about this occurrence; the caller sees all of it. */
export const problem = (code: ProblemName, detail: string, errors: readonly Problem[] = []): ProblemError<ProblemName> =>
  new ProblemError(code, PROBLEMS[code], detail, errors);

const LONGEST_SHOWN = 64;
const ENTRY_CODES: Partial<Record<UnknownName, ProblemCode>> = { 'unknown-unit': 'unknown-unit', 'unknown-scenario': 'unknown-scenario' };

/** The resource that an id names is not there. `suggestions` are ids that come near. */
export function unknownResource(code: UnknownName, given: string, suggestions: readonly string[], pointer = '/id'): ProblemError<ProblemName> {
  const shown = JSON.stringify(given.length > LONGEST_SHOWN ? `${given.slice(0, LONGEST_SHOWN)}…` : given);
  const detail = `${PROBLEMS[code].title}: ${shown}.`;
  return problem(code, detail, [{ pointer, code: ENTRY_CODES[code] ?? 'unknown-id', detail, suggestions }]);
}
