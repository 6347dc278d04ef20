/** A key longer than this is not repeated in a pointer: the pointer then names the object that holds it. */
export const LONGEST_KEY_IN_POINTER = 100;

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;
const OPENING_LIST = 91;
const CLOSING_LIST = 93;
const OPENING_OBJECT = 123;
const CLOSING_OBJECT = 125;

/**
 * Keys that a JSON text writes, each as often as it stands there; `null` as soon as it nests deeper than `limit`. Looks at
 * brackets, colons and quotes alone, before anything is built from them: the bytes of other characters are none of these.
 */
export function keysWritten(json: Uint8Array, limit: number): number | null {
  let [depth, keys, quoted] = [0, 0, false];
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (quoted) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === COLON) keys += 1;
    else if (byte === OPENING_LIST || byte === OPENING_OBJECT) depth += 1;
    else if (byte === CLOSING_LIST || byte === CLOSING_OBJECT) depth -= 1;
    if (depth > limit) return null;
  }
  return keys;
}

/** Keys of a parsed value with all that lies in it: fewer than were written where one stood twice in its object. */
export function keysKept(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value) keys += keysKept(item);
    return keys;
  }
  for (const key in value) keys += 1 + keysKept((value as Readonly<Record<string, unknown>>)[key]);
  return keys;
}

/** JSON pointer of these steps, which ends before one that is too long to be repeated. */
export function pointerTo(steps: readonly (string | number)[]): string {
  const tooLong = steps.findIndex((step) => String(step).length > LONGEST_KEY_IN_POINTER);
  return steps.slice(0, tooLong === -1 ? steps.length : tooLong).map((step) => `/${pointerStep(step)}`).join('');
}

/** One step of a JSON pointer. */
export const pointerStep = (key: string | number): string =>
  (typeof key === 'number' ? String(key) : key.replaceAll('~', '~0').replaceAll('/', '~1'));
