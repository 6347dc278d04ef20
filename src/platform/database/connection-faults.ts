/** Codes of Node and of Postgres that a later attempt may not meet again. */
const PASSING: ReadonlySet<string> = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE',
  '57P01', '57P02', '57P03', '53300', '08000', '08001', '08006',
]);

/** What the driver says, without a code, when a connection does not come about or breaks. */
const PASSING_MESSAGES = /timeout|terminated|not queryable/i;

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** Whether the database could not be reached, as against: was reached and refused. */
export function isConnectionFault(error: unknown): boolean {
  const code = codeOf(error);
  return code === null ? error instanceof Error && PASSING_MESSAGES.test(error.message) : PASSING.has(code);
}

/** Why, in the driver's words. A fault of several addresses at once has no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : String(codeOf(error) ?? error);
}
