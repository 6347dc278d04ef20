import type { Branch } from '../../../dice/chance.js';
import type { Pool } from './plan.js';

/** Faces of one die that score no more than `score` under a modifier. */
const facesUpTo = (score: number, modifier: number): number => (score >= 6 ? 6 : Math.min(6, Math.max(0, score - modifier)));

/** Ways in which the best die of a pool scores each number, out of 6 to the number of dice: by the cumulative distribution. */
export function bestWays(pool: Pool): Branch<number>[] {
  const ways: Branch<number>[] = [];
  let before = 0n;
  for (let score = 1; score <= 6; score += 1) {
    const upTo = pool.parts.reduce((product, part) => product * BigInt(facesUpTo(score, part.modifier)) ** BigInt(part.count), 1n);
    if (upTo > before) ways.push({ weight: upTo - before, state: score });
    before = upTo;
  }
  return ways;
}

/** Ways in which the best dice of several pools lie, out of 6 to the number of all dice. */
export function bestsOf(pools: readonly Pool[]): Branch<readonly number[]>[] {
  return pools.reduce<Branch<readonly number[]>[]>(
    (all, pool) => {
      const ways = bestWays(pool);
      return all.flatMap((before) => ways.map((way) => ({ weight: before.weight * way.weight, state: [...before.state, way.state] })));
    },
    [{ weight: 1n, state: [] }],
  );
}
