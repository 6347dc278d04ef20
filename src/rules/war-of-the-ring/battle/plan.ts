import type { Role, Troop } from '../strength/strength-types.js';
import type { Order, Reading, RetreatPolicy, SiegePolicy, Strike } from './battle-types.js';

/** Strength in the first round, and after it. */
export interface ByRound {
  readonly first: number;
  readonly later: number;
}

/** Units of one side that are alike. */
export interface Group {
  readonly nation: string | null;
  readonly force: string | null;
  readonly troop: Troop;
  readonly count: number;
  readonly immortal: boolean;
  readonly open: ByRound;
  /** Inside of a structure, or attacking one. */
  readonly walls: ByRound;
}

/** One side as it fights. Groups stand in the order of their dice: regulars, then elites. */
export interface SidePlan {
  readonly by: Role;
  readonly groups: readonly Group[];
  readonly leadership: number;
  /** Leaders or heroes are with it. */
  readonly led: boolean;
  /** Groups in the order of their losses, in the open and at the walls. */
  readonly losses: { readonly open: readonly number[]; readonly walls: readonly number[] };
  readonly rerolls: Order;
  readonly retreat: RetreatPolicy;
}

export interface BattlePlan {
  readonly attacker: SidePlan;
  readonly defender: SidePlan;
  readonly reading: Reading;
  readonly rounds: number | null;
  /** Who attacks: in a sally the besieged, who are the defenders by name (WR-SIEGE-013). */
  readonly strikes: Role;
  /** Side whose units may be paralysed (WR-PLACE-019). */
  readonly afraid: Role | null;
  /** On so many sixths: what the place of fear says. */
  readonly fearSixths: number;
  /** The besieged come out: there is no structure, and roles of the strengths are turned round. */
  readonly structure: SiegePlan | null;
  /** Some units may be too weak to hit at all, or cannot be killed. */
  readonly mayStick: boolean;
  readonly assumptions: readonly string[];
}

export interface SiegePlan {
  /** Units that may be sent in at once. */
  readonly channel: number;
  /** Defenders inside at the start, by group. */
  readonly inside: readonly number[];
  /** Groups in the order in which they are sent in. */
  readonly engage: readonly number[];
  /** Who goes in first, by group; `null`: as `engage` says. */
  readonly engaged: readonly number[] | null;
  readonly strike: Strike;
  readonly laySiege: SiegePolicy;
}

/** Numbers of units by group. */
export type Counts = readonly number[];

export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
export const unitsIn = ({ groups }: Pick<SidePlan, 'groups'>): number => total(groups.map(({ count }) => count));
/** Units that cannot be killed (WR-CHAR-013). */
export const immortalsIn = ({ groups }: SidePlan): number => total(groups.map(({ count, immortal }) => (immortal ? count : 0)));
export const minus = (from: Counts, taken: Counts): Counts => from.map((count, group) => count - (taken[group] ?? 0));
export const none = (groups: { readonly length: number }): Counts => Array.from({ length: groups.length }, () => 0);

/** Groups in an order of preference; equals keep theirs. `stand`: by which strength. */
export function inOrder(groups: readonly Group[], order: Order, stand: 'open' | 'walls'): readonly number[] {
  const rank = RANKS[order];
  return groups
    .map((group, index) => ({ index, rank: rank(group, stand) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

const RANKS: Readonly<Record<Order, (group: Group, stand: 'open' | 'walls') => number>> = {
  'regulars-first': ({ troop }) => Number(troop === 'elite'),
  'elites-first': ({ troop }) => Number(troop === 'regular'),
  'weakest-first': (group, stand) => group[stand].later,
  'strongest-first': (group, stand) => -group[stand].later,
};

/** Those who may repeat a missed attack, in the order of the policy; equals keep theirs (WR-LEAD-004). */
export function inRerollOrder<T extends { readonly group: number; readonly strength: number }>({ groups, rerolls }: SidePlan, all: readonly T[]): readonly T[] {
  const byStrength = rerolls === 'strongest-first' ? -1 : Number(rerolls === 'weakest-first');
  const place = inOrder(groups, rerolls, 'open');
  return [...all].sort((a, b) => (byStrength === 0 ? place.indexOf(a.group) - place.indexOf(b.group) : byStrength * (a.strength - b.strength)));
}

/** The first so many of the units there are, taken in order. */
export function take(from: Counts, most: number, order: readonly number[]): Counts {
  const taken = from.map(() => 0);
  let left = most;
  for (const group of order) {
    const some = Math.min(left, from[group] ?? 0);
    taken[group] = some;
    left -= some;
  }
  return taken;
}
