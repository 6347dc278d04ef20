/** Units that roll alike, the pool that they strike, and their strength in sixths. */
export interface Row {
  readonly pool: 'walls' | 'open';
  readonly count: number;
  readonly strength: number;
  /** Each fails to attack on so many sixths (WR-PLACE-019). */
  readonly fear: number;
}

/** So many hits on each pool, with its weight. */
export interface HitWeight {
  readonly walls: number;
  readonly open: number;
  readonly weight: bigint;
}

const DIE = 6;

/**
 * Every number of hits of one side in a round. Rows come in the order in which they may repeat a missed attack, each
 * unit once (WR-LEAD-001 to 004). Weights are whole numbers over one total.
 */
export function hitSpread(rows: readonly Row[], rerolls: number): readonly HitWeight[] {
  let states: readonly Partial[] = [{ walls: 0, open: 0, rerolls, weight: 1n }];
  for (const row of rows) if (row.count > 0) states = withRow(states, row, rerolls);
  return inSmallNumbers(merged(states.map((state) => ({ ...state, rerolls: 0 }))));
}

interface Partial extends HitWeight {
  readonly rerolls: number;
}

/** What the units of a row can do: hits, rerolls taken, and the weight. */
interface RowResult {
  readonly hits: number;
  readonly tries: number;
  readonly weight: bigint;
}

function withRow(states: readonly Partial[], row: Row, most: number): readonly Partial[] {
  const reserve = Math.min(most, row.count);
  const known = new Map<number, readonly RowResult[]>();
  const results = (rerolls: number): readonly RowResult[] => {
    const all = known.get(rerolls) ?? rowResults(row, rerolls, reserve);
    known.set(rerolls, all);
    return all;
  };
  return merged(
    states.flatMap((state) =>
      results(state.rerolls).map(({ hits, tries, weight }) => ({ ...state, [row.pool]: state[row.pool] + hits, rerolls: state.rerolls - tries, weight: state.weight * weight })),
    ),
  );
}

/** All results of one row. `reserve`: rerolls that it may take at most, so that weights of all results have one total. */
function rowResults({ count, strength, fear }: Row, rerolls: number, reserve: number): RowResult[] {
  const [hit, cases] = inLowestTerms(strength);
  const [fail, all] = inLowestTerms(fear);
  const weights = { hit: (all - fail) * hit, miss: (all - fail) * (cases - hit), fail: fail * cases };
  const results: RowResult[] = [];
  for (let failed = 0; failed <= (fear > 0 ? count : 0); failed += 1) {
    for (let hits = 0; hits <= count - failed; hits += 1) {
      const missed = count - failed - hits;
      const weight = choose(count, failed) * choose(count - failed, hits) * weights.hit ** BigInt(hits) * weights.miss ** BigInt(missed) * weights.fail ** BigInt(failed);
      const tries = Math.min(missed, rerolls);
      if (weight !== 0n) results.push(...repeated({ hits, tries, weight }, strength, reserve));
    }
  }
  return results;
}

function repeated({ hits, tries, weight }: RowResult, strength: number, reserve: number): RowResult[] {
  const [hit, cases] = inLowestTerms(strength);
  const spare = cases ** BigInt(reserve - tries);
  return Array.from({ length: tries + 1 }, (_, more) => ({
    hits: hits + more, tries, weight: weight * spare * choose(tries, more) * hit ** BigInt(more) * (cases - hit) ** BigInt(tries - more),
  })).filter((result) => result.weight !== 0n);
}

/** Numbers of a state as one: pools and rerolls stay far below this. */
const SPAN = 1024;

function merged(states: readonly Partial[]): readonly Partial[] {
  const all = new Map<number, Partial>();
  for (const state of states) {
    const key = (state.walls * SPAN + state.open) * SPAN + state.rerolls;
    const known = all.get(key);
    all.set(key, known === undefined ? state : { ...known, weight: known.weight + state.weight });
  }
  return [...all.values()];
}

/** Hits beyond the units that can be hit are lost (WR-BATTLE-005). */
export function capped(hits: readonly HitWeight[], limit: { readonly walls: number; readonly open: number }): readonly HitWeight[] {
  const all: (HitWeight | undefined)[] = [];
  for (const hit of hits) {
    const [walls, open] = [Math.min(hit.walls, limit.walls), Math.min(hit.open, limit.open)];
    const place = walls * (limit.open + 1) + open;
    const known = all[place];
    all[place] = known === undefined ? { walls, open, weight: hit.weight } : { walls, open, weight: known.weight + hit.weight };
  }
  return all.filter((kills) => kills !== undefined);
}

/** Weights without what all of them share. */
function inSmallNumbers(spread: readonly Partial[]): readonly HitWeight[] {
  const shared = spread.reduce((so, { weight }) => greatestCommonDivisor(so, weight), 0n);
  return spread.map(({ walls, open, weight }) => ({ walls, open, weight: weight / shared }));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** `strength / 6` as small numbers. */
function inLowestTerms(strength: number): readonly [hit: bigint, cases: bigint] {
  const shared = [6, 3, 2].find((divisor) => strength % divisor === 0) ?? 1;
  return [BigInt(strength / shared), BigInt(DIE / shared)];
}

/** Ways to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) ways = (ways * BigInt(n - step + 1)) / BigInt(step);
  return ways;
}
