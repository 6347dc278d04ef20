import type { JsonValue, PatchStep } from '../../src/rules/shared/finding.js';

type Json = JsonValue | Json[] | { [key: string]: Json };

/**
 * An RFC 6902 patch applied to a copy of the document: `add`, `remove` and `replace`.
 * @throws Error where a path leads nowhere, as the standard asks.
 */
export function applyPatch<T>(document: T, patch: readonly PatchStep[]): T {
  const copy = JSON.parse(JSON.stringify(document)) as Json;
  for (const step of patch) apply(copy, step);
  return copy as T;
}

function apply(document: Json, step: PatchStep): void {
  const keys = step.path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Json | undefined>((value, key) => (value as Record<string, Json> | undefined)?.[key], document);
  if (typeof parent !== 'object' || parent === null) throw new Error(`${step.path} leads nowhere.`);
  if (Array.isArray(parent)) applyToList(parent, last, step);
  else applyToObject(parent as Record<string, Json>, last, step);
}

function applyToList(list: Json[], key: string, { op, path, value }: PatchStep): void {
  const place = key === '-' && op === 'add' ? list.length : Number(key);
  const end = op === 'add' ? list.length : list.length - 1;
  if (!Number.isInteger(place) || place < 0 || place > end) throw new Error(`${path} leads nowhere.`);
  if (op === 'add') list.splice(place, 0, value as Json);
  else if (op === 'remove') list.splice(place, 1);
  else list[place] = value as Json;
}

function applyToObject(object: Record<string, Json>, key: string, { op, path, value }: PatchStep): void {
  if (op !== 'add' && !(key in object)) throw new Error(`${path} leads nowhere.`);
  if (op === 'remove') Reflect.deleteProperty(object, key);
  else object[key] = value as Json;
}
