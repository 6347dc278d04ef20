/** One key of the environment, as the documentation shows it. */
export interface EnvironmentKey {
  readonly name: string;
  readonly description: string;
  /** What holds when the key is absent or empty; `null` where nothing does. */
  readonly fallback: string | number | null;
  /** The values allowed, in words. */
  readonly values: string;
  /** Never shown in messages. */
  readonly secret: boolean;
  readonly numeric: boolean;
  /** Whether a value may stand. */
  readonly accepts: (value: unknown) => boolean;
}

interface KeyText {
  readonly description: string;
  readonly secret?: boolean;
}

const keys: EnvironmentKey[] = [];

/** All keys in the order of their declaration. */
export const environmentKeys: readonly EnvironmentKey[] = keys;

function declare(key: Omit<EnvironmentKey, 'name'>): PropertyDecorator {
  return (_target, name) => void keys.push({ name: String(name), ...key });
}

/** What is wrong with the value of a key, for whoever set it; `null` where nothing is. */
export function faultOf({ name, values, secret, accepts }: EnvironmentKey, value: unknown): string | null {
  if (accepts(value)) return null;
  return secret ? `${name} must be ${values}` : `${name} is "${String(value)}" and must be ${values}`;
}

/** A whole number between `min` and `max`. */
export function NumberKey({ min, max, ...key }: KeyText & { min: number; max: number; fallback: number }): PropertyDecorator {
  return declare({
    ...key, values: `a whole number from ${min} to ${max}`, secret: false, numeric: true,
    accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  });
}

/** One word of a list. */
export function ChoiceKey({ choices, ...key }: KeyText & { choices: readonly string[]; fallback: string }): PropertyDecorator {
  return declare({
    ...key, values: `one of ${choices.join(', ')}`, secret: false, numeric: false,
    accepts: (value) => typeof value === 'string' && choices.includes(value),
  });
}

/** A text that `accepts` agrees with, or none where nothing holds without it. */
export function TextKey({ accepts, ...key }: KeyText & { values: string; fallback: string | null; accepts: (text: string) => boolean }): PropertyDecorator {
  return declare({
    ...key, secret: key.secret ?? false, numeric: false,
    accepts: (value) => value === null || (typeof value === 'string' && accepts(value)),
  });
}
