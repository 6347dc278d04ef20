import type { DeploymentCode, DeploymentFinding } from './deployment-report.js';
import type { Misplaced } from './judge-pieces.js';
import type { Piece } from './table.js';

type Statement = Pick<DeploymentFinding, 'pointer' | 'rule' | 'message'> & Partial<Pick<DeploymentFinding, 'actual' | 'limit' | 'severity'>>;

export function finding(code: DeploymentCode, { actual = null, limit = null, severity = 'error', ...rest }: Statement): DeploymentFinding {
  return { code, severity, ...rest, actual: rounded(actual), limit };
}

/** A sentence about a piece: `Orc Warrior (model 3) is 13" from …`. */
export function said(piece: Piece, text: string): string {
  return `${piece.name} (model ${piece.index}) ${text}.`;
}

export function misplacedFinding(piece: Piece, miss: Misplaced, rule: string): DeploymentFinding {
  return finding(miss.code, { pointer: `${piece.pointer}/at`, rule, message: said(piece, miss.text), actual: miss.actual, limit: miss.limit });
}

/** A figure without the noise of decimal fractions. */
function rounded(figure: number | null): number | null {
  return figure === null ? null : Math.round(figure * 1e4) / 1e4 + 0;
}
