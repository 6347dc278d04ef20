import { bitLength, Fraction } from './fraction.js';

/** Small powers of six, by their exponents. */
const SIXES = new Map(Array.from({ length: 257 }, (_, exponent) => [6n ** BigInt(exponent), exponent]));

/** The exponent of a power of six; `null` for any other number. */
function sixesIn(power: bigint): number | null {
  const known = SIXES.get(power);
  if (known !== undefined) return known;
  const exponent = Math.floor(bitLength(power) / Math.log2(6));
  return 6n ** BigInt(exponent) === power ? exponent : null;
}

/** A sum of probabilities `num / den` whose denominators are powers of six. */
export class ExactSum {
  #num = 0n;
  #den = 1n;

  add(num: bigint, den: bigint): void {
    if (den === this.#den) this.#num += num;
    else if (den < this.#den) this.#num += num * (this.#den / den);
    else {
      this.#num = this.#num * (den / this.#den) + num;
      this.#den = den;
    }
  }

  plus(other: ExactSum): void {
    this.add(other.#num, other.#den);
  }

  get isZero(): boolean {
    return this.#num === 0n;
  }

  /** What is missing to 1. */
  rest(): ExactSum {
    const rest = new ExactSum();
    rest.add(this.#den - this.#num, this.#den);
    return rest;
  }

  toFraction(): Fraction {
    const sixes = sixesIn(this.#den);
    return sixes === null ? Fraction.of(this.#num, this.#den) : Fraction.overSixes(this.#num, sixes);
  }
}
