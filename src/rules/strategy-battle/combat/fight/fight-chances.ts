import { endings, type Ending } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import type { Side } from '../../reference.js';
import type { BlowState } from './blow-state.js';
import { duelProcess } from './duel.js';
import { duelStart } from './duel-state.js';
import { BlowsFollowed } from './follow-blows.js';
import { LossTally, type VictimLosses } from './loss-tally.js';
import { other, type FightPlan } from './plan.js';

export interface FightChances {
  readonly win: Readonly<Record<Side, ExactSum>>;
  /** By position in the plan's lists of victims; `null` for a victim whom nothing can reach. */
  readonly losses: Readonly<Record<Side, readonly (VictimLosses | null)[]>>;
}

/** The exact chances of a fight: the duel followed to its winner, the blows Attack by Attack, each loser's fall at the end. */
export function fightChances(plan: FightPlan): FightChances {
  const won = duelsWon(plan, plan.heroes.map((hero) => hero.points));
  const total = (side: Side): ExactSum => won[side].reduce((sum, { num, den }) => (sum.add(num, den), sum), new ExactSum());
  return {
    win: { good: total('good'), evil: total('evil') },
    losses: { good: lossesOf(plan, 'good', won.evil), evil: lossesOf(plan, 'evil', won.good) },
  };
}

/** Duels won by each side, as the Might that they leave in hand. */
export function duelsWon(plan: FightPlan, points: readonly number[]): Readonly<Record<Side, readonly Ending<readonly number[]>[]>> {
  const won: Record<Side, Ending<readonly number[]>[]> = { good: [], evil: [] };
  for (const { state, num, den } of endings(duelProcess(plan), duelStart(plan, points))) won[state.winner as Side].push({ state: state.points, num, den });
  return won;
}

function lossesOf(plan: FightPlan, loser: Side, duels: readonly Ending<readonly number[]>[]): FightChances['losses'][Side] {
  const followed = new BlowsFollowed(plan, other(loser));
  const tally = new LossTally(plan, loser);
  const starts = duels.map(({ state, num, den }): Ending<BlowState> => ({ state: followed.start(usable(plan, other(loser), state)), num, den }));
  followed.settleAll(followed.follow(starts, tally.settle), tally.settle);
  return tally.losses();
}

/** Might that no blow can use is the same as none. */
function usable(plan: FightPlan, winner: Side, points: readonly number[]): readonly number[] {
  return points.map((left, index) => (plan.heroes[index]?.side === winner && plan.heroes[index].toWound ? left : 0));
}
