import { createHash } from 'node:crypto';

/** The version of some content: `c` and twelve hexadecimal digits. The order of keys does not matter, that of lists does. */
export function contentVersion(content: unknown): string {
  return `c${createHash('sha256').update(canonical(content)).digest('hex').slice(0, 12)}`;
}

function canonical(content: unknown): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
