import type { Chance, Process } from '../../../dice/chance.js';
import { dieStep, twoDiceStep } from '../../../dice/steps.js';
import { afterPass, afterReroll, bannersDone, BannerPolicy } from './banners.js';
import { bestsOf } from './best-of.js';
import { duelKey, duelRank, tied, wonBy, type DuelState } from './duel-state.js';
import { MightPolicy } from './might.js';
import type { FightPlan } from './plan.js';
import type { FightTable } from './table.js';

type Step = Chance<DuelState, FightTable>;

/** The duel as one written rule: horn, dice, banners, Might, tie (SB-FIGHT-002, SB-FIGHT-003, SB-FIGHT-008). */
export function duelProcess(plan: FightPlan): Process<DuelState, FightTable> {
  const duel = new Duel(plan);
  return { next: (state) => duel.next(state), key: duelKey, rank: duelRank };
}

class Duel {
  readonly #might: MightPolicy;
  readonly #banners: BannerPolicy;

  constructor(readonly plan: FightPlan) {
    this.#might = new MightPolicy(plan);
    this.#banners = new BannerPolicy(plan, this.#might);
  }

  next(state: DuelState): Step | null {
    switch (state.stage) {
      case 'horn': return this.#horn(state);
      case 'dice': return this.#dice(state);
      case 'banner': return this.#reroll(state, state.pool as number);
      case 'tie': return dieStep({ purpose: 'tie', by: null, sides: 6, modifier: 0 }, (face) => ({ state: wonBy(state, face >= 4 ? 'good' : 'evil') }));
      case 'won': return null;
    }
  }

  /** The enemy with the highest Courage tests; failed, the fight is won without duel dice (SB-SPEC-015). */
  #horn(state: DuelState): Step {
    const horn = this.plan.horn;
    const fight: DuelState = { ...state, stage: 'dice' };
    if (horn?.needed == null) return { roll: () => fight, branches: () => [{ weight: 1n, state: fight }] };
    const { needed, by, blower } = horn;
    return twoDiceStep({ purpose: 'horn', by, sides: 6, modifier: 0 }, (sum) => (sum >= needed ? fight : wonBy(state, blower)));
  }

  #dice(state: DuelState): Step {
    return {
      roll: (table) => this.#rolled(state, rollPools(this.plan, table), table),
      branches: () => bestsOf(this.plan.pools).map(({ weight, state: bests }) => ({ weight, state: this.#rolled(state, bests, null) })),
    };
  }

  #rolled(state: DuelState, bests: readonly number[], table: FightTable | null): DuelState {
    const rolled: DuelState = { ...state, bests };
    const mover = this.plan.banners.good || this.plan.banners.evil ? this.#banners.first(rolled) : 'good';
    return this.#decide({ ...rolled, mover }, table);
  }

  /** The sides decide in turn about re-rolls, then about Might; a die that is called for comes next (SB-BANNER-005, SB-BANNER-006). */
  #decide(state: DuelState, table: FightTable | null): DuelState {
    let now = state;
    while (!bannersDone(this.plan, now)) {
      const pool = this.#banners.choice(now);
      if (pool !== null) return { ...now, stage: 'banner', pool };
      if (now.passed) break;
      now = afterPass(now);
    }
    return this.#settle(now, table);
  }

  #reroll(state: DuelState, pool: number): Step {
    const modifier = this.plan.pools[pool]?.parts[0]?.modifier ?? 0;
    const next = (face: number, table: FightTable | null): DuelState => this.#decide(afterReroll(this.plan, state, pool, face), table);
    return {
      roll: (table) => {
        const replaced = table.lowestDie(pool);
        const position = table.roll({ purpose: 'banner', by: table.dice[replaced]?.by ?? null, sides: 6, modifier });
        table.pools[pool] = (table.pools[pool] ?? []).map((kept) => (kept === replaced ? position : kept));
        return next(table.dice[position]?.face ?? 0, table);
      },
      branches: () => [1, 2, 3, 4, 5, 6].map((face) => ({ weight: 1n, state: next(face, null) })),
    };
  }

  /** Might by the stated policies, then the higher score, the higher Fight value, or the tie die. */
  #settle(state: DuelState, table: FightTable | null): DuelState {
    const { chance, lifts } = this.#might.choose(state.bests, state.points);
    if (table !== null) this.#lay(table, lifts, chance);
    const settled = lifts === null ? state : { ...state, points: state.points.map((left, hero) => left - (lifts[hero] ?? 0) * (this.plan.heroes[hero]?.cost ?? 1)) };
    return chance === 1 ? tied(settled) : wonBy(settled, chance === 2 ? 'good' : 'evil');
  }

  #lay(table: FightTable, lifts: readonly number[] | null, chance: number): void {
    const { pools } = this.plan;
    pools.forEach((pool, index) => {
      const steps = pool.hero === null ? 0 : lifts?.[pool.hero] ?? 0;
      if (steps > 0) table.lift(table.bestDie(index), steps);
    });
    const bests = pools.map((_, index) => table.score(table.bestDie(index)));
    if (this.#might.best(bests, 'good') === this.#might.best(bests, 'evil')) table.tie = chance === 1 ? 'die' : 'fight';
  }
}

function rollPools(plan: FightPlan, table: FightTable): number[] {
  for (const { pool, by, count, modifier } of plan.dice) {
    for (let die = 0; die < count; die += 1) (table.pools[pool] ??= []).push(table.roll({ purpose: 'duel', by, sides: 6, modifier }));
  }
  return plan.pools.map((_, pool) => table.score(table.bestDie(pool)));
}
