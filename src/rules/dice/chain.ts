import { totalWeight, type Branch, type BranchGroup, type Key, type Process } from './chance.js';
import type { DiceTable } from './dice-table.js';
import { Ratio } from './ratio.js';

/** Where a chain can end, with exact probabilities over one denominator. */
export interface ChainEnds<S> {
  readonly ends: readonly ChainEnd<S>[];
  /** Expected number of steps; `null` where it may go on for ever without a change. */
  readonly steps: Ratio | null;
}

export interface ChainEnd<S> {
  readonly state: S;
  readonly probability: Ratio;
  /** Nothing that can happen here changes anything any more. */
  readonly stuck: boolean;
}

interface Mass<S> {
  readonly key: Key;
  readonly state: S;
  num: bigint;
}

interface Way<S> {
  readonly mass: Mass<S>;
  readonly groups: readonly BranchGroup<S>[];
  /** Weight of the branches that lead elsewhere, and of all. */
  readonly leaving: bigint;
  readonly total: bigint;
}

/**
 * All endings of a process whose steps may also change nothing. A step back into the same state is not repeated but
 * solved: of the ways that leave it each has its share. Every step that changes something must raise the rank. States of
 * one rank are worked off together over one denominator, so that numbers grow once for each rank.
 */
export function chainEnds<S, T extends DiceTable>(process: Process<S, T>, start: S): ChainEnds<S> {
  return new ChainRun(process).run(start);
}

class ChainRun<S, T extends DiceTable> {
  private readonly waiting = new Map<number, Map<Key, Mass<S>>>();
  private readonly ended = new Map<Key, Mass<S> & { stuck: boolean }>();
  private den = 1n;
  private steps = 0n;

  constructor(private readonly process: Process<S, T>) {}

  run(start: S): ChainEnds<S> {
    this.put({ key: this.process.key(start), state: start, num: 1n }, -1);
    while (this.waiting.size > 0) {
      const rank = Math.min(...this.waiting.keys());
      const layer = [...(this.waiting.get(rank)?.values() ?? [])];
      this.waiting.delete(rank);
      this.advance(layer.flatMap((mass) => this.wayOf(mass)), rank);
    }
    const ends = [...this.ended.values()].map(({ state, num, stuck }) => ({ state, stuck, probability: new Ratio(num, this.den) }));
    return { ends, steps: ends.some(({ stuck }) => stuck) ? null : new Ratio(this.steps, this.den) };
  }

  /** The ways out of a state; none where it is an end. */
  private wayOf(mass: Mass<S>): Way<S>[] {
    const step = this.process.next(mass.state);
    if (step === null) return this.end(mass, false);
    const groups = step.groups?.() ?? [{ weight: 1n, branches: step.branches() }];
    let [leaving, total] = [0n, 0n];
    for (const { weight, branches } of groups) {
      total += weight * totalWeight(branches);
      leaving += weight * totalWeight(branches.filter(({ state }) => this.process.key(state) !== mass.key));
    }
    return leaving === 0n ? this.end(mass, true) : [{ mass, groups, leaving, total }];
  }

  private end(mass: Mass<S>, stuck: boolean): [] {
    const known = this.ended.get(mass.key);
    if (known === undefined) this.ended.set(mass.key, { ...mass, stuck });
    else known.num += mass.num;
    return [];
  }

  private advance(ways: readonly Way<S>[], rank: number): void {
    const common = ways.reduce((so, { leaving }) => leastCommonMultiple(so, leaving), 1n);
    this.scale(common);
    for (const { mass, groups, leaving, total } of ways) {
      const share = mass.num * (common / leaving);
      this.steps += share * total;
      for (const { weight, branches } of groups) this.share(share * weight, branches, { key: mass.key, rank });
    }
  }

  private share(num: bigint, branches: readonly Branch<S>[], from: { readonly key: Key; readonly rank: number }): void {
    for (const { weight, state } of branches) {
      const key = this.process.key(state);
      if (weight !== 0n && key !== from.key) this.put({ key, state, num: num * weight }, from.rank);
    }
  }

  private put({ key, state, num }: Mass<S>, from: number): void {
    const rank = this.process.rank(state);
    if (rank <= from) throw new RangeError('A step of a chain that changes something must raise the rank.');
    let layer = this.waiting.get(rank);
    if (layer === undefined) this.waiting.set(rank, (layer = new Map<Key, Mass<S>>()));
    const known = layer.get(key);
    if (known === undefined) layer.set(key, { key, state, num });
    else known.num += num;
  }

  private scale(by: bigint): void {
    if (by === 1n) return;
    this.den *= by;
    this.steps *= by;
    for (const mass of this.ended.values()) mass.num *= by;
    for (const layer of this.waiting.values()) for (const mass of layer.values()) mass.num *= by;
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a;
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return a * (b / x);
}
