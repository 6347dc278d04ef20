import { Fraction } from '../../../rules/dice/fraction.js';
import { Ratio } from '../../../rules/dice/ratio.js';
import type { ProbabilityView } from './probability.view.js';

/** Longest fraction that is written out, in characters. */
const LONGEST_FRACTION = 64;
/** From here on no fraction is short enough: its denominator, the stroke and one digit are too long. */
const TOO_LONG = 10n ** BigInt(LONGEST_FRACTION - 2);
const NEXT_BELOW_ONE = 1 - Number.EPSILON / 2;

/** A probability for people: never shown as 0 or 1 unless it is. */
export function probability(exact: Fraction | Ratio): ProbabilityView {
  const rounded = exact.toNumber();
  const { numerator, denominator } = exact;
  const decimal = rounded === 1 && numerator < denominator ? NEXT_BELOW_ONE : rounded === 0 && numerator > 0n ? Number.MIN_VALUE : rounded;
  return { decimal, fraction: exact instanceof Ratio ? exact.textWithin(LONGEST_FRACTION) : written(exact) };
}

function written(exact: Fraction): string | null {
  if (exact.denominator >= TOO_LONG) return null;
  const fraction = exact.toString();
  return fraction.length > LONGEST_FRACTION ? null : fraction;
}

/** An answer of the rules with its fractions replaced by probabilities, or by decimals where they are expectations. */
export type Shown<T> = T extends Fraction | Ratio ? ProbabilityView
  : T extends string | number | boolean | null | undefined ? T
  : T extends readonly (infer Item)[] ? readonly Shown<Item>[]
  : { readonly [Key in keyof T]: Shown<T[Key]> };

/** Replaces every fraction of an answer by its view. Everything else stays as it is. */
export function shown<T>(value: T): Shown<T> {
  return show(value) as Shown<T>;
}

function show(value: unknown): unknown {
  if (value instanceof Fraction || value instanceof Ratio) return probability(value);
  if (Array.isArray(value)) return value.map(show);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, show(item)]));
}
