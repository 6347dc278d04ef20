import { applyDecorators } from '@nestjs/common';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

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

function fault(expected: string, secret: boolean) {
  return ({ message: ({ property, value }: ValidationArguments) =>
    secret ? `${property} must be ${expected}` : `${property} is "${String(value)}" and must be ${expected}` });
}

/** A whole number between `min` and `max`. */
export function NumberKey(key: KeyText & { min: number; max: number; fallback: number }): PropertyDecorator {
  const values = `a whole number from ${key.min} to ${key.max}`;
  const options = fault(values, false);
  return applyDecorators(
    declare({ description: key.description, fallback: key.fallback, values, secret: false, numeric: true }),
    IsInt(options), Min(key.min, options), Max(key.max, options),
  );
}

/** One word of a list. */
export function ChoiceKey(key: KeyText & { choices: readonly string[]; fallback: string }): PropertyDecorator {
  const values = `one of ${key.choices.join(', ')}`;
  return applyDecorators(
    declare({ description: key.description, fallback: key.fallback, values, secret: false, numeric: false }),
    IsIn(key.choices, fault(values, false)),
  );
}

/** A text that `accepts` agrees with. */
export function TextKey(key: KeyText & { values: string; fallback: string | null; accepts: (text: string) => boolean }): PropertyDecorator {
  const secret = key.secret ?? false;
  const check = { validate: (value: unknown) => typeof value === 'string' && key.accepts(value) };
  return applyDecorators(
    declare({ description: key.description, fallback: key.fallback, values: key.values, secret, numeric: false }),
    IsOptional(), ValidateBy({ name: 'text', validator: check }, fault(key.values, secret)),
  );
}
