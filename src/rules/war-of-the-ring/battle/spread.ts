/** Units that roll alike, the pool that they strike, and their strength in sixths. */
export interface Row {
  readonly pool: 'walls' | 'open';
  readonly count: number;
  readonly strength: number;
  /** Each fails to attack on two of six (WR-PLACE-019). */
  readonly fear: boolean;
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
  for (const row of rows) {
    if (row.count === 0) continue;
    const reserve = Math.min(rerolls, row.count);
    states = merged(states.flatMap((state) => rolled(state, row, reserve)));
  }
  return inSmallNumbers(merged(states.map((state) => ({ ...state, rerolls: 0 }))));
}

/** Weights without what all of them share. */
function inSmallNumbers(spread: readonly Partial[]): readonly HitWeight[] {
  const shared = spread.reduce((so, { weight }) => greatestCommonDivisor(so, weight), 0n);
  return spread.map(({ walls, open, weight }) => ({ walls, open, weight: weight / shared }));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

interface Partial extends HitWeight {
  readonly rerolls: number;
}

/** All results of one row. `reserve`: rerolls that it may take at most, so that weights of all results have one total. */
function rolled(state: Partial, row: Row, reserve: number): Partial[] {
  const { count, fear } = row;
  const [hit, cases] = inLowestTerms(row.strength);
  const weights = fear ? { hit: 2n * hit, miss: 2n * (cases - hit), fail: cases } : { hit, miss: cases - hit, fail: 0n };
  const results: Partial[] = [];
  for (let failed = 0; failed <= (fear ? count : 0); failed += 1) {
    for (let hits = 0; hits <= count - failed; hits += 1) {
      const missed = count - failed - hits;
      const weight = choose(count, failed) * choose(count - failed, hits) * weights.hit ** BigInt(hits) * weights.miss ** BigInt(missed) * weights.fail ** BigInt(failed);
      if (weight !== 0n) results.push(...repeated(state, row, { hits, missed, weight: weight * state.weight, reserve }));
    }
  }
  return results;
}

interface FirstTry {
  readonly hits: number;
  readonly missed: number;
  readonly weight: bigint;
  readonly reserve: number;
}

function repeated(state: Partial, row: Row, { hits, missed, weight, reserve }: FirstTry): Partial[] {
  const [hit, cases] = inLowestTerms(row.strength);
  const tries = Math.min(missed, state.rerolls);
  const spare = cases ** BigInt(reserve - tries);
  return Array.from({ length: tries + 1 }, (_, more) => ({
    ...state,
    [row.pool]: state[row.pool] + hits + more,
    rerolls: state.rerolls - tries,
    weight: weight * spare * choose(tries, more) * hit ** BigInt(more) * (cases - hit) ** BigInt(tries - more),
  })).filter((result) => result.weight !== 0n);
}

function merged(states: readonly Partial[]): readonly Partial[] {
  const all = new Map<string, Partial>();
  for (const state of states) {
    const key = `${state.walls}/${state.open}/${state.rerolls}`;
    const known = all.get(key);
    all.set(key, known === undefined ? state : { ...known, weight: known.weight + state.weight });
  }
  return [...all.values()];
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
