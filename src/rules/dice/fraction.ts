/** An exact rational number in lowest terms. The sign is in the numerator, the denominator is above 0. Immutable. */
export class Fraction {
  static readonly ZERO = new Fraction(0n, 1n);
  static readonly ONE = new Fraction(1n, 1n);

  private constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}

  /** @throws RangeError when the denominator is 0. */
  static of(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
    return Fraction.lowest(BigInt(numerator), BigInt(denominator));
  }

  /** `numerator / 6^sixes`, the probability of so many cases of D6: put in lowest terms without the common algorithm. */
  static overSixes(numerator: bigint, sixes: number): Fraction {
    if (numerator === 0n) return Fraction.ZERO;
    const twos = Math.min(trailingZeros(numerator), sixes);
    const [rest, threes] = withoutThrees(numerator >> BigInt(twos), sixes);
    return new Fraction(rest, (3n ** BigInt(sixes - threes)) << BigInt(sixes - twos));
  }

  /** Exact sum; 0 for an empty list. */
  static sum(terms: Iterable<Fraction>): Fraction {
    let total = Fraction.ZERO;
    for (const term of terms) total = total.plus(term);
    return total;
  }

  plus(other: Fraction): Fraction {
    const { numerator: n, denominator: d } = this;
    return Fraction.lowest(n * other.denominator + other.numerator * d, d * other.denominator);
  }

  minus(other: Fraction): Fraction {
    const { numerator: n, denominator: d } = this;
    return Fraction.lowest(n * other.denominator - other.numerator * d, d * other.denominator);
  }

  times(other: Fraction): Fraction {
    return Fraction.lowest(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** @throws RangeError when `other` is 0. */
  dividedBy(other: Fraction): Fraction {
    return Fraction.lowest(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  /** Below 0, 0 or above 0, as this is less than, equal to or more than `other`. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference < 0n ? -1 : Number(difference > 0n);
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** `161/216`; whole numbers have the denominator 1. */
  toString(): string {
    return `${this.numerator}/${this.denominator}`;
  }

  /** The nearest double, ties to the even one: the exact value rounded once, so 0 and 1 only where it rounds to them. */
  toNumber(): number {
    if (this.numerator === 0n) return 0;
    const size = this.numerator < 0n ? -this.numerator : this.numerator;
    const value = nearestDouble(size, this.denominator);
    return this.numerator < 0n ? -value : value;
  }

  private static lowest(numerator: bigint, denominator: bigint): Fraction {
    if (denominator === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
    const divisor = greatestCommonDivisor(numerator, denominator);
    return new Fraction(numerator / divisor, denominator / divisor);
  }
}

/** Has the sign of `b`, so that dividing by it leaves the denominator above 0. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x < 0n === b < 0n ? x : -x;
}

/** How often 2 divides a number that is not 0. */
function trailingZeros(n: bigint): number {
  return bitLength(n & -n) - 1;
}

/** A number divided by 3 as often as it goes, at most `most` times, by powers 3^(2^k) from the largest down. */
function withoutThrees(n: bigint, most: number): readonly [rest: bigint, threes: number] {
  let [rest, threes] = [n, 0];
  for (let step = 2 ** Math.floor(Math.log2(Math.max(1, most))); step >= 1; step /= 2) {
    const power = 3n ** BigInt(step);
    while (threes + step <= most && rest % power === 0n) {
      rest /= power;
      threes += step;
    }
  }
  return [rest, threes];
}

const SIGNIFICANT_BITS = 53;
const LEAST_EXPONENT = -1074;
const GREATEST_EXPONENT = 971;

/** Whole numbers up to this one are doubles, and their quotient is rounded once. */
const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
/** Precision that settles nearly every rounding, for numbers far longer than a double. */
const ENOUGH_BITS = 192;

/** `n / d` for positive numbers: a whole number of at most 53 bits times a power of two, rounded once. */
export function nearestDouble(n: bigint, d: bigint): number {
  if (n <= MOST_EXACT && d <= MOST_EXACT) return Number(n) / Number(d);
  const drop = Math.min(bitLength(n), bitLength(d)) - ENOUGH_BITS;
  if (drop <= ENOUGH_BITS) return roundedOnce(n, d);
  const [over, under] = [n >> BigInt(drop), d >> BigInt(drop)];
  const least = roundedOnce(over, under + 1n);
  return least === roundedOnce(over + 1n, under) ? least : roundedOnce(n, d);
}

function roundedOnce(n: bigint, d: bigint): number {
  const estimate = bitLength(n) - bitLength(d);
  const exponent = shifted(n, -estimate) < shifted(d, estimate) ? estimate - 1 : estimate;
  const unit = Math.max(exponent - (SIGNIFICANT_BITS - 1), LEAST_EXPONENT);
  if (unit > GREATEST_EXPONENT) return Number.POSITIVE_INFINITY;
  return Number(halfToEven(shifted(n, -unit), shifted(d, unit))) * 2 ** unit;
}

/** `n` times two to the power `by`, or `n` itself where that is below 0. */
function shifted(n: bigint, by: number): bigint {
  return by > 0 ? n << BigInt(by) : n;
}

function halfToEven(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  const twiceRest = (n % d) * 2n;
  if (twiceRest < d || (twiceRest === d && quotient % 2n === 0n)) return quotient;
  return quotient + 1n;
}

const HEX_BITS = 4;

/** Of a number above 0. */
export function bitLength(n: bigint): number {
  const digits = n.toString(16);
  return HEX_BITS * digits.length - Math.clz32(parseInt(digits.charAt(0), 16)) + Math.clz32(2 ** HEX_BITS - 1);
}
