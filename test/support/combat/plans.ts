import type { FightHero, FightPlan, Pool, Striker, Victim } from '../../../src/rules/strategy-battle/combat/fight/plan.js';
import type { Side } from '../../../src/rules/strategy-battle/reference.js';
import type { VictimPart } from '../../../src/rules/strategy-battle/combat/strike.js';
import { woundChart } from '../../../src/rules/strategy-battle/combat/wound-chart.js';

const ROWS = [
  '4 5 5 6 6 6/4 6/5 6/6 - -', '4 4 5 5 6 6 6/4 6/5 6/6 -', '3 4 4 5 5 6 6 6/4 6/5 6/6', '3 3 4 4 5 5 6 6 6/4 6/5', '3 3 3 4 4 5 5 6 6 6/4',
  '3 3 3 3 4 4 5 5 6 6', '3 3 3 3 3 4 4 5 5 6', '3 3 3 3 3 3 4 4 5 5', '3 3 3 3 3 3 3 4 4 5', '3 3 3 3 3 3 3 3 4 4',
];
const heading = (_: unknown, index: number): { id: string; name: string } => ({ id: String(index + 1), name: String(index + 1) });

/** The Wound chart as the book has it. */
export const chart = woundChart({
  id: 'wound', name: 'Wound chart', text: '', source: { document: '', section: '', line: 1 }, rule: 'SB-WOUND-001', ruling: null,
  columns: ROWS.map(heading), rows: ROWS.map(heading), cells: ROWS.map((row) => row.split(' ')),
});

export const aPart = (part: Partial<VictimPart> = {}): VictimPart => ({
  defence: 5, courage: 3, wounds: 1, fate: 0, fateOn: 4, earlySaveOn: null, ring: false, flees: false, ...part,
});

export const aVictim = (victim: Partial<Victim> = {}): Victim => ({
  side: 'evil', combatant: 0, model: 0, by: 'evil/0', fight: 3, doubled: false, spared: false, knockedDown: false, rider: aPart(), mount: null, passenger: null, ...victim,
});

export const aStriker = (striker: Partial<Striker> = {}): Striker => ({
  by: ['good/0'], hero: null, attacks: 1, strength: 3, woundBonus: 0, byCourage: false, neverAbove: null, slaysOutright: false,
  lash: false, chain: false, sweep: null, barrier: false, aims: [{ victim: 0, part: 'rider' }], ...striker,
});

export const aHero = (side: Side, points: number, hero: Partial<FightHero> = {}): FightHero => ({
  side, by: `${side}/0`, points, cost: 1, toWin: true, toWound: false, bid: null, ...hero,
});

/** Dice of a side that are compared alike. */
export const aPool = (side: Side, count: number, { modifier = 0, hero = null }: { modifier?: number; hero?: number | null } = {}): Pool => ({
  side, parts: [{ modifier, count }], hero,
});

/** A fight with these pools, each rolled by a model of its own. */
export function withPools(pools: readonly Pool[], more: Partial<FightPlan> = {}): FightPlan {
  const dice = pools.flatMap(({ side, parts }, pool) => parts.map(({ modifier, count }) => ({ pool, by: `${side}/${pool}`, count, modifier })));
  return aPlan({ pools, dice, ...more });
}

/** One against one with equal everything; any part may be replaced. */
export const aPlan = (plan: Partial<FightPlan> = {}): FightPlan => ({
  pools: [aPool('good', 1), aPool('evil', 1)],
  dice: [{ pool: 0, by: 'good/0', count: 1, modifier: 0 }, { pool: 1, by: 'evil/0', count: 1, modifier: 0 }],
  fight: { good: 3, evil: 3 }, heroes: [], banners: { good: false, evil: false }, horn: null, walkover: null,
  strikers: { good: [aStriker()], evil: [aStriker({ by: ['evil/0'] })] },
  victims: { good: [aVictim({ side: 'good', by: 'good/0' })], evil: [aVictim()] },
  need: chart, notes: [], ...plan,
});
