import type { DiceTable } from './dice-table.js';

/** One way a chance step can go. Weights are whole numbers; those of one step add up to its number of equal cases. */
export interface Branch<S> {
  readonly weight: bigint;
  readonly state: S;
}

/** Branches whose weights share a factor. */
export interface BranchGroup<S> {
  readonly weight: bigint;
  readonly branches: readonly Branch<S>[];
}

/**
 * A step of a written rule, with its two readings: `roll` takes dice from the table, `branches` gives every state it
 * can lead to with its weight. A property test holds the two against each other over all dice sequences.
 */
export interface Chance<S, T extends DiceTable = DiceTable> {
  roll(table: T): S;
  branches(): readonly Branch<S>[];
  /** The same branches, weighed in two steps, which costs less where many share a factor. */
  groups?(): readonly BranchGroup<S>[];
}

/**
 * A rule written once: from each state the next step, until `null`. States are plain values. Two states with one `key`
 * (a text, or one and the same object) have the same future and are merged; `rank` never falls along a path, so that
 * merging is complete.
 */
export interface Process<S, T extends DiceTable = DiceTable> {
  next(state: S): Chance<S, T> | null;
  key(state: S): Key;
  rank(state: S): number;
}

/** What tells states of a process apart. */
export type Key = string | object;

/** A state at the end of a process, with its exact probability `num / den` (not in lowest terms). */
export interface Ending<S> {
  readonly state: S;
  readonly num: bigint;
  readonly den: bigint;
}

/** Plays a process once with the dice of the table. */
export function play<S, T extends DiceTable>(process: Process<S, T>, start: S, table: T): S {
  let state = start;
  for (let step = process.next(state); step !== null; step = process.next(state)) state = step.roll(table);
  return state;
}

/** States with exact weights `num / den` (not in lowest terms), equal states merged. Denominators are powers of one base. */
export class Masses<S> {
  readonly #all = new Map<Key, Mass<S>>();

  get size(): number {
    return this.#all.size;
  }

  values(): IterableIterator<Ending<S>> {
    return this.#all.values();
  }

  add(key: Key, state: S, num: bigint, den: bigint): void {
    const mass = this.#all.get(key);
    if (mass === undefined) this.#all.set(key, { state, num, den });
    else addTo(mass, num, den);
  }
}

interface Mass<S> {
  readonly state: S;
  num: bigint;
  den: bigint;
}

/** Of two powers of one base the larger is a multiple of the smaller. */
function addTo<S>(mass: Mass<S>, num: bigint, den: bigint): void {
  if (mass.den === den) mass.num += num;
  else if (mass.den > den) mass.num += num * (mass.den / den);
  else {
    mass.num = mass.num * (den / mass.den) + num;
    mass.den = den;
  }
}

/**
 * All endings of a process with their exact probabilities. Cost grows with the number of distinct states per rank: `watch`
 * is told again and again how many branches have been followed, and may stop it by throwing.
 */
export function endings<S, T extends DiceTable>(process: Process<S, T>, start: S, watch?: (followed: number) => void): Ending<S>[] {
  let followed = 0;
  const ended = new Masses<S>();
  const waiting = new Map<number, Masses<S>>();
  layer(waiting, process.rank(start)).add(process.key(start), start, 1n, 1n);
  while (waiting.size > 0) {
    const rank = lowest(waiting.keys());
    const masses = layer(waiting, rank);
    waiting.delete(rank);
    for (const mass of masses.values()) {
      followed += advance(process, mass, ended, waiting);
      watch?.(followed);
    }
  }
  return [...ended.values()];
}

function lowest(ranks: Iterable<number>): number {
  let least = Infinity;
  for (const rank of ranks) if (rank < least) least = rank;
  return least;
}

/** Gives the number of branches followed. */
function advance<S, T extends DiceTable>(process: Process<S, T>, mass: Ending<S>, ended: Masses<S>, waiting: Map<number, Masses<S>>): number {
  const step = process.next(mass.state);
  if (step === null) {
    ended.add(process.key(mass.state), mass.state, mass.num, mass.den);
    return 0;
  }
  const branches = step.branches();
  const den = mass.den * totalWeight(branches);
  for (const { weight, state } of branches) {
    if (weight !== 0n) layer(waiting, process.rank(state)).add(process.key(state), state, mass.num * weight, den);
  }
  return branches.length;
}

/** Groups as branches with their whole weights. */
export function ungrouped<S>(groups: readonly BranchGroup<S>[]): Branch<S>[] {
  return groups.flatMap(({ weight: shared, branches }) => branches.map(({ weight, state }) => ({ weight: shared * weight, state })));
}

/** Number of equal cases of one step. */
export function totalWeight<S>(branches: readonly Branch<S>[]): bigint {
  let cases = 0n;
  for (const branch of branches) cases += branch.weight;
  return cases;
}

function layer<S>(waiting: Map<number, Masses<S>>, rank: number): Masses<S> {
  let masses = waiting.get(rank);
  if (masses === undefined) waiting.set(rank, (masses = new Masses()));
  return masses;
}
