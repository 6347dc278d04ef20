import type { DeploymentFinding, FindingCode } from './deployment-types.js';

interface Told {
  readonly rule: string;
  readonly message: string;
  readonly actual?: number;
  readonly limit?: number;
}

/** An error of the list at one place of the request. What mends it is for the players to agree on. */
export function fault(code: FindingCode, pointer: string, { rule, message, actual, limit }: Told): DeploymentFinding {
  return { code, severity: 'error', pointer, rule, message, actual: actual ?? null, limit: limit ?? null };
}
