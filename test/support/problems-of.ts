import { RuleError, type Problem } from '../../src/rules/shared/rule-error.js';

/** What an act is refused for; nothing where it is not. Any other error goes on. */
export function problemsOf(act: () => unknown): readonly Problem[] {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.problems;
    throw error;
  }
  return [];
}
