import type { Branch, Chance } from '../../dice/chance.js';
import { decision, dieStep, twoDiceStep } from '../../dice/steps.js';
import type { Side } from '../reference.js';
import { bannerChoice, bannersDone, firstToDecide, withReroll } from './banners.js';
import { other, type FightPlan, type Pool } from './fight-plan.js';
import { unhurt, type FightState } from './fight-state.js';
import type { FightTable } from './fight-table.js';
import { costOf, duelChance, lifted, mightLifts } from './might.js';

type Step = Chance<FightState, FightTable>;

/** The duel is settled: what its dice showed no longer matters. */
function won(plan: FightPlan, state: FightState, winner: Side): FightState {
  return {
    ...state, stage: 'knock-down', winner, bests: [], rerolled: { good: false, evil: false }, mover: 'good', passed: false,
    victims: plan.victims[other(winner)].map(unhurt), task: 0, made: 0,
  };
}

/** The horn is blown: the enemy with the highest Courage tests; failed, the duel is won without dice (SB-SPEC-015). */
export function hornStep(plan: FightPlan, state: FightState): Step {
  const horn = plan.horn;
  const fight: FightState = { ...state, stage: 'duel' };
  if (horn === null || horn.needed === null) return decision(fight);
  const needed = horn.needed;
  return twoDiceStep({ purpose: 'horn', by: horn.by, sides: 6, modifier: 0 }, (sum) => (sum >= needed ? fight : won(plan, state, horn.blower)));
}

/** All duel dice (SB-FIGHT-002, SB-FIGHT-008). */
export function duelStep(plan: FightPlan, state: FightState): Step {
  const next = (bests: readonly number[]): FightState => {
    const rolled: FightState = { ...state, stage: 'banners', bests };
    return { ...rolled, mover: firstToDecide(plan, rolled) };
  };
  return { roll: (table) => next(rollPools(plan, table)), branches: () => poolBranches(plan.pools).map(({ weight, state: bests }) => ({ weight, state: next(bests) })) };
}

function rollPools(plan: FightPlan, table: FightTable): number[] {
  for (const dice of plan.dice) {
    const due = { purpose: 'duel', by: dice.by, sides: 6, modifier: plan.pools[dice.pool]?.modifier ?? 0 };
    for (let die = 0; die < dice.count; die += 1) (table.pools[dice.pool] ??= []).push(table.roll(due));
  }
  return plan.pools.map((_, pool) => table.score(table.bestDie(pool)));
}

/** Faces of one die that score no more than `score` under a modifier. */
const facesUpTo = (score: number, modifier: number): number => Math.min(6, Math.max(0, score >= 6 ? 6 : score - modifier));

/** Ways in which the best of a pool is each score, out of 6 to the number of dice: by the cumulative distribution. */
function bestWays(pool: Pool): Branch<number>[] {
  const count = BigInt(pool.count);
  const upTo = Array.from({ length: 7 }, (_, score) => BigInt(score === 0 ? 0 : facesUpTo(score, pool.modifier)) ** count);
  return [1, 2, 3, 4, 5, 6].map((score) => ({ weight: (upTo[score] as bigint) - (upTo[score - 1] as bigint), state: score })).filter((branch) => branch.weight > 0n);
}

function poolBranches(pools: readonly Pool[]): Branch<readonly number[]>[] {
  return pools.reduce<Branch<readonly number[]>[]>(
    (all, pool) => all.flatMap((before) => bestWays(pool).map((way) => ({ weight: before.weight * way.weight, state: [...before.state, way.state] }))),
    [{ weight: 1n, state: [] }],
  );
}

/** One decision about a banner re-roll, and the die rolled again (SB-BANNER-005, SB-BANNER-006). */
export function bannerStep(plan: FightPlan, state: FightState): Step {
  if (bannersDone(plan, state)) return decision({ ...state, stage: 'might', made: 0 });
  const pool = bannerChoice(plan, state);
  if (pool === null && state.passed) return decision({ ...state, stage: 'might', made: 0 });
  if (pool === null) return decision({ ...state, mover: other(state.mover), passed: true, made: state.made + 1 });
  return rerollStep(plan, state, pool);
}

function rerollStep(plan: FightPlan, state: FightState, pool: number): Step {
  const modifier = plan.pools[pool]?.modifier ?? 0;
  return {
    roll(table) {
      const replaced = table.lowestDie(pool);
      const position = table.roll({ purpose: 'banner', by: table.dice[replaced]?.by ?? null, sides: 6, modifier });
      table.pools[pool] = (table.pools[pool] ?? []).map((kept) => (kept === replaced ? position : kept));
      return withReroll(plan, state, pool, table.dice[position]?.face ?? 0);
    },
    branches: () => dieStep<FightState, FightTable>({ purpose: 'banner', by: null, sides: 6, modifier }, (face) => ({ state: withReroll(plan, state, pool, face) })).branches(),
  };
}

/** Might by the stated policy, then the higher score, the higher Fight value, or the tie die (SB-FIGHT-003). */
export function mightStep(plan: FightPlan, state: FightState): Step {
  const lifts = mightLifts(plan, state.bests, state.points);
  const points = state.points.map((left, index) => left - costOf(plan.heroes[index] ?? { cost: 1 }, lifts[index] ?? 0));
  const bests = lifted(plan, state.bests, lifts);
  const chance = duelChance(plan, state.bests, state.points);
  const settled = { ...state, points, bests };
  const next = chance === 1 ? { ...settled, stage: 'tie' as const } : won(plan, settled, chance === 2 ? 'good' : 'evil');
  return decision(next, (table) => {
    plan.pools.forEach((pool, index) => pool.hero !== null && table.lift(table.bestDie(index), lifts[pool.hero] ?? 0));
    table.tie = tied(plan, bests) ? (chance === 1 ? 'die' : 'fight') : null;
  });
}

function tied(plan: FightPlan, bests: readonly number[]): boolean {
  const best = (side: Side): number => Math.max(...plan.pools.map((pool, index) => (pool.side === side ? bests[index] ?? 0 : 0)));
  return best('good') === best('evil');
}

export function tieStep(plan: FightPlan, state: FightState): Step {
  return dieStep({ purpose: 'tie', by: null, sides: 6, modifier: 0 }, (face) => ({ state: won(plan, state, face >= 4 ? 'good' : 'evil') }));
}
