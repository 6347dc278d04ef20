import type { Problem } from '../../../rules/shared/rule-error.js';
import { HTTP_PROBLEMS, type HttpProblemCode, type ProblemKind } from './http-problems.js';

/** An error that knows its answer. Everything in it may be shown to the caller. */
export class ProblemError<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    readonly kind: ProblemKind,
    /** A whole sentence about this occurrence. */
    readonly detail: string,
    readonly errors: readonly Problem[] = [],
    /** Header fields that go with the answer (`Allow`, `Retry-After`). */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
  }
}

/** An error of HTTP itself. */
export const httpProblem = (code: HttpProblemCode, detail: string, headers: Readonly<Record<string, string>> = {}): ProblemError<HttpProblemCode> =>
  new ProblemError(code, HTTP_PROBLEMS[code], detail, [], headers);
