import type { Finding, Fix, PatchStep } from '../shared/finding.js';
import type { FindingCode } from './army/finding-codes.js';

export type StrategyFinding = Finding<FindingCode>;

/** What a check says of its finding; figures and fixes only where there are any. */
export interface Statement {
  readonly pointer: string;
  readonly rule: string | null;
  readonly message: string;
  readonly actual?: number;
  readonly limit?: number;
  readonly fixes?: readonly Fix[];
}

/** A finding that makes the model or the force illegal. */
export function fault(code: FindingCode, statement: Statement): StrategyFinding {
  return note('error', code, statement);
}

/** A finding that a player may want to know; the force stays legal. */
export function advice(severity: 'warning' | 'info', code: FindingCode, statement: Statement): StrategyFinding {
  return note(severity, code, statement);
}

export function fix(text: string, patch: readonly PatchStep[]): Fix {
  return { text, patch };
}

function note(severity: Finding['severity'], code: FindingCode, statement: Statement): StrategyFinding {
  const { pointer, rule, message, actual = null, limit = null, fixes = [] } = statement;
  return { code, severity, pointer, rule, message, actual, limit, fixes };
}

/** `1 Hero`, `3 Heroes`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
