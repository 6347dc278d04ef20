import type { Side } from '../../reference.js';
import { nameOf, type Field } from './contender.js';
import type { FightHero, FightPlan, Pool, PoolDice, PoolPart } from './plan.js';
import { mountShare, riderShare } from './shares.js';

interface Dice {
  readonly side: Side;
  readonly by: string;
  readonly count: number;
  readonly modifier: number;
  readonly hero: number | null;
}

/** All duel dice: rider, then mount, model by model, Good first; and the pools of which only the best counts. */
export function poolsOf(field: Field, heroes: readonly FightHero[]): Pick<FightPlan, 'pools' | 'dice'> {
  const pools = new Map<string, { side: Side; hero: number | null; parts: Map<number, number>; at: number }>();
  const dice = [...diceOf(field, 'good', heroes), ...diceOf(field, 'evil', heroes)].map(({ side, by, count, modifier, hero }): PoolDice => {
    const kind = hero !== null ? `hero ${hero}` : field.banners[side] ? `${modifier}` : 'all';
    const pool = pools.get(`${side} ${kind}`) ?? { side, hero, parts: new Map<number, number>(), at: pools.size };
    pools.set(`${side} ${kind}`, pool);
    pool.parts.set(modifier, (pool.parts.get(modifier) ?? 0) + count);
    return { pool: pool.at, by, count, modifier };
  });
  const inOrder = [...pools.values()].map(({ side, hero, parts }): Pool => ({ side, hero, parts: [...parts].map(([modifier, count]): PoolPart => ({ modifier, count })) }));
  return { pools: inOrder, dice };
}

function diceOf(field: Field, side: Side, heroes: readonly FightHero[]): Dice[] {
  const dice: Dice[] = [];
  for (const contender of field.sides[side]) {
    const rider = riderShare(field, contender);
    const mount = mountShare(contender);
    for (const model of contender.models) {
      const by = nameOf(contender, model);
      const hero = heroes.findIndex((each) => each.by === by && each.toWin);
      if (rider.dice > 0) dice.push({ side, by, count: rider.dice, modifier: contender.arms.duel, hero: hero < 0 ? null : hero });
      if (mount !== null) dice.push({ side, by: `${by}/mount`, count: mount.dice, modifier: 0, hero: null });
    }
  }
  return dice;
}

/** Highest Fight value of a side, mounts that fight included (SB-FIGHT-008, SB-MM-003). */
export function bestFight(field: Field, side: Side): number {
  const values = field.sides[side].flatMap((contender) => [riderShare(field, contender).fight, mountShare(contender)?.fight ?? 0]);
  return Math.max(0, ...values);
}
