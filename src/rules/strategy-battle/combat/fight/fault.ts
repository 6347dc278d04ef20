import type { Problem, ProblemCode } from '../../../shared/rule-error.js';

/** Something that a rule forbids. */
export function fault(pointer: string, rule: string, detail: string): Problem {
  return { pointer, code: 'rule-violated', detail, suggestions: [], rule };
}

/** Something that makes no sense. */
export function misuse(pointer: string, code: ProblemCode, detail: string): Problem {
  return { pointer, code, detail, suggestions: [] };
}
