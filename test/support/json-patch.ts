import type { PatchStep } from '../../src/rules/shared/finding.js';

/** A copy of the document with an RFC 6902 patch applied (`add`, `remove`, `replace`). */
export function patched<T>(document: T, patch: readonly PatchStep[]): T {
  const copy = structuredClone(document);
  for (const step of patch) apply(copy, step);
  return copy;
}

function apply(document: unknown, step: PatchStep): void {
  const keys = step.path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop();
  if (last === undefined) throw new Error('A patch of the whole document is not expected.');
  const holder = keys.reduce<unknown>((value, key) => child(value, key), document);
  if (Array.isArray(holder)) applyToList(holder, last, step);
  else if (step.op === 'remove') Reflect.deleteProperty(holder as object, last);
  else Object.assign(holder as object, { [last]: step.value });
}

function applyToList(list: unknown[], key: string, step: PatchStep): void {
  const place = key === '-' ? list.length : Number(key);
  const known = step.op === 'add' ? place <= list.length : place < list.length;
  if (!Number.isInteger(place) || !known) throw new Error(`The patch reaches past the end of a list: ${step.path}`);
  if (step.op === 'add') list.splice(place, 0, step.value);
  else if (step.op === 'remove') list.splice(place, 1);
  else list[place] = step.value;
}

function child(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !(key in value)) throw new Error(`The patch names a place that is not there: ${key}`);
  return (value as Record<string, unknown>)[key];
}
