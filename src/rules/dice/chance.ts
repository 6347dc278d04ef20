import type { DiceTable } from './dice-table.js';

/** One way a chance step can go. Weights are whole numbers; those of one step add up to its number of equal cases. */
export interface Branch<S> {
  readonly weight: bigint;
  readonly state: S;
}

/**
 * A step of a written rule, with its two readings: `roll` takes dice from the table, `branches` gives every state it
 * can lead to with its weight. A property test holds the two against each other over all dice sequences.
 */
export interface Chance<S, T extends DiceTable = DiceTable> {
  roll(table: T): S;
  branches(): readonly Branch<S>[];
}

/**
 * A rule written once: from each state the next step, until `null`. States are plain values. Two states with one `key`
 * have the same future and are merged; `rank` never falls along a path, so that merging is complete.
 */
export interface Process<S, T extends DiceTable = DiceTable> {
  next(state: S): Chance<S, T> | null;
  key(state: S): string;
  rank(state: S): number;
}

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

interface Mass<S> {
  readonly state: S;
  num: bigint;
  den: bigint;
}

/** All endings of a process with their exact probabilities. Cost grows with the number of distinct states per rank. */
export function endings<S, T extends DiceTable>(process: Process<S, T>, start: S): Ending<S>[] {
  const ended = new Map<string, Mass<S>>();
  const waiting = new Map<number, Map<string, Mass<S>>>();
  add(layer(waiting, process.rank(start)), process.key(start), start, 1n, 1n);
  while (waiting.size > 0) {
    const rank = Math.min(...waiting.keys());
    const masses = waiting.get(rank) as Map<string, Mass<S>>;
    waiting.delete(rank);
    for (const mass of masses.values()) advance(process, mass, ended, waiting);
  }
  return [...ended.values()];
}

function advance<S, T extends DiceTable>(process: Process<S, T>, mass: Mass<S>, ended: Map<string, Mass<S>>, waiting: Map<number, Map<string, Mass<S>>>): void {
  const step = process.next(mass.state);
  if (step === null) {
    add(ended, process.key(mass.state), mass.state, mass.num, mass.den);
    return;
  }
  const branches = step.branches();
  let cases = 0n;
  for (const branch of branches) cases += branch.weight;
  for (const branch of branches) {
    if (branch.weight === 0n) continue;
    const target = layer(waiting, process.rank(branch.state));
    add(target, process.key(branch.state), branch.state, mass.num * branch.weight, mass.den * cases);
  }
}

function layer<S>(waiting: Map<number, Map<string, Mass<S>>>, rank: number): Map<string, Mass<S>> {
  let masses = waiting.get(rank);
  if (masses === undefined) waiting.set(rank, (masses = new Map()));
  return masses;
}

function add<S>(masses: Map<string, Mass<S>>, key: string, state: S, num: bigint, den: bigint): void {
  const mass = masses.get(key);
  if (mass === undefined) masses.set(key, { state, num, den });
  else addTo(mass, num, den);
}

/** Denominators are powers of one base, so the larger is a multiple of the smaller. */
function addTo(mass: { num: bigint; den: bigint }, num: bigint, den: bigint): void {
  if (mass.den === den) mass.num += num;
  else if (mass.den > den) mass.num += num * (mass.den / den);
  else {
    mass.num = mass.num * (den / mass.den) + num;
    mass.den = den;
  }
}
