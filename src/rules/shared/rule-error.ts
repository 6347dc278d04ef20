/** One fault of a request, at one place. */
export interface Problem {
  /** JSON pointer into the request. */
  readonly pointer: string;
  readonly code: ProblemCode;
  readonly detail: string;
  /** Near matches for names and ids, best first; empty where none comes close. */
  readonly suggestions: readonly string[];
  /** Id of the rule that forbids it, for `rule-violated`. */
  readonly rule?: string | undefined;
}

/** What can be wrong with one value of a request: a closed list. The last row are refusals that the contract gives a code of their own. */
export const PROBLEM_CODES = [
  'unknown-key', 'required', 'wrong-type', 'out-of-range', 'too-long', 'too-many', 'too-few', 'not-allowed', 'malformed-value',
  'unknown-unit', 'unknown-option', 'unknown-scenario', 'unknown-id', 'invalid-cursor', 'rule-violated',
  'multiple-both-sides', 'contested-might', 'not-enough-will',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A request that the rules cannot answer: unknown ids, combinations that make no sense. Never used for an illegal army. */
export class RuleError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.pointer}: ${problem.detail}`).join('; '));
    this.name = 'RuleError';
    this.problems = problems;
  }
}
