import { Fraction } from '../../../src/rules/dice/fraction.js';
import type { Side } from '../../../src/rules/strategy-battle/reference.js';
import { fightChances } from '../../../src/rules/strategy-battle/combat/fight/fight-chances.js';
import { other, type FightPlan } from '../../../src/rules/strategy-battle/combat/fight/plan.js';
import { freshStart, playFight } from '../../../src/rules/strategy-battle/combat/fight/play-fight.js';
import { FightTable } from '../../../src/rules/strategy-battle/combat/fight/table.js';
import { everySequence } from '../every-sequence.js';

const PARTS = ['rider', 'mount', 'passenger'] as const;
type Chances = Record<string, string>;

/** Every chance of a fight as the closed forms give it: `win good`, `evil/0/rider loses 1`. Chances of 0 are left out. */
export function followed(plan: FightPlan): Chances {
  const { win, losses } = fightChances(plan);
  const chances: Chances = { 'win good': win.good.toFraction().toString(), 'win evil': win.evil.toFraction().toString() };
  for (const side of ['good', 'evil'] as const) {
    losses[side].forEach((parts, victim) => {
      for (const part of PARTS) parts?.[part]?.forEach((sum, lost) => (chances[`${side}/${victim}/${part} loses ${lost + 1}`] = sum.toFraction().toString()));
    });
  }
  return withoutZeros(chances);
}

/** The same, by playing the fight with every sequence of dice. */
export function enumerated(plan: FightPlan): Chances {
  const counts = new Map<string, Map<bigint, number>>();
  const add = (key: string, cases: bigint): void => {
    const ofKey = counts.get(key) ?? new Map<bigint, number>();
    counts.set(key, ofKey.set(cases, (ofKey.get(cases) ?? 0) + 1));
  };
  for (const { result, cases } of everySequence((faces) => playFight(plan, freshStart(plan), new FightTable(faces)))) {
    add(`win ${result.winner}`, cases);
    const loser: Side = other(result.winner);
    result.losers.forEach((left, index) => {
      for (const part of PARTS) {
        const lost = (plan.victims[loser][index]?.[part]?.wounds ?? 0) - left[part];
        if (lost > 0) add(`${loser}/${index}/${part} loses ${lost}`, cases);
      }
    });
  }
  return withoutZeros(Object.fromEntries([...counts].map(([key, ofKey]) => [key, inTotal(ofKey)])));
}

/** So many sequences of so many equal cases each, together. */
function inTotal(counts: ReadonlyMap<bigint, number>): string {
  const parts = [...counts].map(([cases, count]) => Fraction.of(count, cases));
  return Fraction.sum(parts).toString();
}

function withoutZeros(chances: Chances): Chances {
  return Object.fromEntries(Object.entries(chances).filter(([, chance]) => !chance.startsWith('0/')).sort(([a], [b]) => a.localeCompare(b)));
}
