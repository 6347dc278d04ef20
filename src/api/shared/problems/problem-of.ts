import { HttpException } from '@nestjs/common';
import { ProblemError } from '../../../platform/http/problems/problem-error.js';
import { serverProblem, statusProblem } from '../../../platform/http/problems/server-problem.js';
import { ContentUnavailableError } from '../../../reference/snapshots.js';
import { RuleError } from '../../../rules/shared/rule-error.js';
import { TooMuchWorkError } from '../../../rules/shared/too-much-work.js';
import { MOST_PROBLEMS } from '../validation/faults.js';
import { InvalidInput } from '../validation/invalid-input.js';
import { problem } from './problem.js';

/** Whatever was thrown, as an error that may be shown. What is not foreseen becomes `internal` and tells nothing. */
export function problemOf(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown as ProblemError;
  if (thrown instanceof RuleError) return problem(refusalOf(thrown) ?? 'invalid-input', detailOf(thrown), thrown.problems);
  if (thrown instanceof TooMuchWorkError) return problem('too-much-work', thrown.message);
  if (thrown instanceof ContentUnavailableError) return problem('unavailable', thrown.message);
  if (thrown instanceof HttpException) return statusProblem(thrown.getStatus());
  return serverProblem(thrown) ?? problem('internal', 'Something went wrong on our side. It has been noted.');
}

const REFUSALS = ['rule-violated', 'multiple-both-sides', 'contested-might', 'not-enough-will'] as const;

/** What the rules refuse has a code of its own where all faults are of one kind. */
function refusalOf(error: RuleError): (typeof REFUSALS)[number] | undefined {
  return REFUSALS.find((code) => error.problems.length > 0 && error.problems.every((fault) => fault.code === code));
}

function detailOf(error: RuleError): string {
  const count = error.problems.length;
  if (error instanceof InvalidInput && error.more) return `The first ${MOST_PROBLEMS} faults are listed; there may be more.`;
  return count === 1 ? (error.problems[0]?.detail ?? '') : `There are ${count} faults.`;
}
