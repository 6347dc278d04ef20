import type { Problem } from '../../../rules/shared/rule-error.js';
import { pathOf } from '../path-of.js';
import type { ProblemError } from './problem-error.js';

/** The body of an error answer (RFC 9457). */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Path of the request. */
  readonly instance: string;
  readonly code: string;
  readonly errors: readonly Problem[];
}

const LONGEST_INSTANCE = 200;

/** Media type of error answers. */
export const PROBLEM_TYPE = 'application/problem+json';

/** The body that tells a problem; `url` is the request's own, with or without a query string. */
export function problemDocument(problem: ProblemError, url: string): ProblemDocument {
  const { status, title } = problem.kind;
  const instance = pathOf(url).slice(0, LONGEST_INSTANCE);
  return { type: typeOf(problem.code), title, status, detail: problem.detail, instance, code: problem.code, errors: problem.errors };
}

/** Where the documentation explains a code. */
const typeOf = (code: string): string => `/docs/problems#${code}`;
