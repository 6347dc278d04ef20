import type { Process } from '../../dice/chance.js';
import { bannerStep, duelStep, hornStep, mightStep, tieStep } from './duel.js';
import type { FightPlan } from './fight-plan.js';
import { fightKey, fightRank, type FightState } from './fight-state.js';
import type { FightTable } from './fight-table.js';
import { StrikeSteps, type FightStep } from './strikes.js';

/** A fight as one written rule: horn, duel dice, banners, Might, tie, knock-down, strikes, falls. */
export function fightProcess(plan: FightPlan): Process<FightState, FightTable> {
  const strikes = new StrikeSteps(plan);
  const steps: Readonly<Record<FightState['stage'], (state: FightState) => FightStep | null>> = {
    horn: (state) => hornStep(plan, state),
    duel: (state) => duelStep(plan, state),
    banners: (state) => bannerStep(plan, state),
    might: (state) => mightStep(plan, state),
    tie: (state) => tieStep(plan, state),
    'knock-down': (state) => strikes.knockDown(state),
    strikes: (state) => strikes.strikes(state),
    thrown: (state) => strikes.thrown(state),
    over: () => null,
  };
  return { next: (state) => steps[state.stage](state), key: fightKey, rank: fightRank };
}
