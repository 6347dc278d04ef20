import type { Side } from '../reference.js';
import type { Aim, FightPlan, Victim } from './fight-plan.js';

/** The stages of a fight in the order in which they are settled. */
export const STAGES = ['horn', 'duel', 'banners', 'might', 'tie', 'knock-down', 'strikes', 'thrown', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What is left of one losing model: Wounds of its parts, and the Fate of those that may use it. */
export interface VictimState {
  readonly rider: number;
  readonly riderFate: number;
  readonly mount: number;
  readonly passenger: number;
  readonly passengerFate: number;
}

/** The Attack that is being struck. */
export interface CurrentAttack {
  readonly aim: Aim;
  /** Strikes still to be made at it. */
  readonly left: number;
  /** A lash whose roll would wound has been made; `extra` strikes of the blade follow. */
  readonly extra: number;
  readonly lash: boolean;
}

export interface FightState {
  readonly stage: Stage;
  /** Best score of each pool; empty outside the duel. */
  readonly bests: readonly number[];
  /** Sides that have re-rolled with their banner. */
  readonly rerolled: Readonly<Record<Side, boolean>>;
  readonly mover: Side;
  readonly passed: boolean;
  readonly winner: Side | null;
  /** Might left of each Hero of the plan. */
  readonly points: readonly number[];
  /** Of the losing side; empty before the duel is settled. */
  readonly victims: readonly VictimState[];
  /** Position in the stage's list of tasks, and steps taken within the task. */
  readonly task: number;
  readonly made: number;
  readonly attack: CurrentAttack | null;
}

/** Before the first die. */
export function fightStart(plan: FightPlan): FightState {
  return {
    stage: plan.horn === null ? 'duel' : 'horn', bests: [], rerolled: { good: false, evil: false }, mover: 'good', passed: false,
    winner: null, points: plan.heroes.map((hero) => hero.points), victims: [], task: 0, made: 0, attack: null,
  };
}

export function unhurt(victim: Victim): VictimState {
  return {
    rider: victim.rider.wounds, riderFate: victim.rider.fate, mount: victim.mount?.wounds ?? 0,
    passenger: victim.passenger?.wounds ?? 0, passengerFate: victim.passenger?.fate ?? 0,
  };
}

/** Equal keys mean an equal future. */
export function fightKey(state: FightState): string {
  const victims = state.victims.map((v) => `${v.rider},${v.riderFate},${v.mount},${v.passenger},${v.passengerFate}`).join(';');
  const attack = state.attack === null ? '' : `${state.attack.aim.victim}${state.attack.aim.part}${state.attack.left},${state.attack.extra},${state.attack.lash}`;
  const duel = state.bests.length === 0 ? '' : `${state.bests.join(',')}${state.rerolled.good}${state.rerolled.evil}${state.mover}${state.passed}`;
  return `${state.stage}|${state.winner}|${state.task}|${state.made}|${state.points.join(',')}|${victims}|${attack}|${duel}`;
}

const STAGE_RANKS = 1e9;
const TASK_RANKS = 1e4;

export function fightRank(state: FightState): number {
  return STAGES.indexOf(state.stage) * STAGE_RANKS + state.task * TASK_RANKS + state.made;
}
