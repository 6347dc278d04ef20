import { Fraction } from './fraction.js';

const SIXES = new Map<bigint, number>([[1n, 0]]);

/** The exponent of a power of six. */
function sixesIn(power: bigint): number | null {
  for (let known = SIXES.size; known <= MOST_SIXES && !SIXES.has(power); known += 1) SIXES.set(6n ** BigInt(known), known);
  return SIXES.get(power) ?? null;
}

const MOST_SIXES = 4096;

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
