import type { PatchStep } from './finding.js';

/** Applies a patch that a check has made to a document of which every part may be changed. */
export function applySteps(document: object, patch: readonly PatchStep[]): void {
  for (const { op, path, value: given } of patch) {
    // A later step may change what this one brings, and the patch is to stay as it is.
    const value = structuredClone(given);
    const keys = path.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
    if (!Array.isArray(holder)) Object.assign(holder as object, { [last]: value });
    else if (op === 'add') holder.splice(last === '-' ? holder.length : Number(last), 0, value);
    else holder.splice(Number(last), 1, ...(op === 'replace' ? [value] : []));
  }
}
