import { bitLength, Fraction, nearestDouble } from './fraction.js';

/** Numbers up to this size are put in lowest terms at once: it costs less than looking for a short way to write them. */
const SMALL_BITS = 2048n;
/** Precision at which a short fraction shows itself: twice the digits of the longest that is looked for, and some. */
const GUARD_BITS = 128n;
const BITS_PER_DIGIT = 3.33;
/** How far the rest falls below the number before it, in bits, where a fraction is as good as exact. */
const NEXT_TO_NOTHING = 64n;

/**
 * An exact number of 0 or more as a quotient that is not in lowest terms. Chains of many states end in numbers of
 * thousands of digits, for which lowest terms cost far more than everything else and nobody can read them.
 */
export class Ratio {
  /** @throws RangeError for a numerator below 0 or a denominator of 0 or less. */
  constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {
    if (denominator <= 0n || numerator < 0n) throw new RangeError('A ratio has no sign and no denominator of 0.');
  }

  static sum(terms: Iterable<Ratio>): Ratio {
    let [numerator, denominator] = [0n, 1n];
    for (const term of terms) {
      if (term.denominator === denominator) numerator += term.numerator;
      else [numerator, denominator] = [numerator * term.denominator + term.numerator * denominator, denominator * term.denominator];
    }
    return new Ratio(numerator, denominator);
  }

  isZero(): boolean {
    return this.numerator === 0n;
  }

  equals(other: Ratio): boolean {
    return this.numerator * other.denominator === other.numerator * this.denominator;
  }

  /** Below 0, 0 or above 0, as this is less than, equal to or more than `other`. */
  compare(other: Ratio): number {
    const [a, b] = [this.numerator * other.denominator, other.numerator * this.denominator];
    return a < b ? -1 : Number(a > b);
  }

  /** In lowest terms. Slow for numbers of thousands of digits. */
  toFraction(): Fraction {
    return Fraction.of(this.numerator, this.denominator);
  }

  /** The exact value rounded once. */
  toNumber(): number {
    return this.numerator === 0n ? 0 : nearestDouble(this.numerator, this.denominator);
  }

  /** In lowest terms, as `161/216`. */
  toString(): string {
    return this.toFraction().toString();
  }

  /** In lowest terms, or `null` where that takes more characters than `most`. Quick for numbers of any size. */
  textWithin(most: number): string | null {
    if (this.denominator >> SMALL_BITS === 0n) return within(this.toString(), most);
    const short = this.shortFraction(BigInt(Math.ceil(most * BITS_PER_DIGIT)));
    return short === null ? null : within(short, most);
  }

  /**
   * A fraction with so small a denominator, if this is one, is a convergent of every value near enough to it, and what
   * is left after it is next to nothing.
   */
  private shortFraction(mostBits: bigint): string | null {
    const drop = BigInt(bitLength(this.denominator)) - (2n * mostBits + GUARD_BITS);
    const most = 1n << mostBits;
    let [a, b] = [this.numerator >> (drop > 0n ? drop : 0n), this.denominator >> (drop > 0n ? drop : 0n)];
    let [p0, p, q0, q] = [0n, 1n, 1n, 0n];
    while (b !== 0n) {
      const part = a / b;
      [a, b] = [b, a - part * b];
      [p0, p, q0, q] = [p, part * p + p0, q, part * q + q0];
      if (q > most) return null;
      if (a > b << NEXT_TO_NOTHING && this.is(p, q)) return `${p}/${q}`;
    }
    return null;
  }

  private is(p: bigint, q: bigint): boolean {
    return this.numerator * q === this.denominator * p;
  }
}

const within = (text: string, most: number): string | null => (text.length > most ? null : text);
