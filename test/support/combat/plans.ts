import type { FightPlan, Striker, Victim, VictimPart } from '../../../src/rules/strategy-battle/combat/fight-plan.js';
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
  by: 'good/0', hero: null, attacks: 1, strength: 3, woundBonus: 0, byCourage: false, neverAbove: null, slaysOutright: false,
  lash: false, chain: false, sweep: false, barrier: false, aims: [{ victim: 0, part: 'rider' }], ...striker,
});

/** One against one with equal everything; any part may be replaced. */
export const aPlan = (plan: Partial<FightPlan> = {}): FightPlan => ({
  pools: [{ side: 'good', modifier: 0, count: 1, hero: null }, { side: 'evil', modifier: 0, count: 1, hero: null }],
  dice: [{ pool: 0, by: 'good/0', count: 1 }, { pool: 1, by: 'evil/0', count: 1 }],
  fight: { good: 3, evil: 3 }, heroes: [], banners: { good: false, evil: false }, horn: null,
  strikers: { good: [aStriker()], evil: [aStriker({ by: 'evil/0' })] },
  victims: { good: [aVictim({ side: 'good', by: 'good/0' })], evil: [aVictim()] },
  need: chart, ...plan,
});
