import { play } from '../../../dice/chance.js';
import type { Side } from '../../reference.js';
import { Arena } from './arena.js';
import { attackProcess, attackStart } from './attack.js';
import { blowState, withVictim, type BlowState } from './blow-state.js';
import { blowTasks } from './blow-tasks.js';
import { duelProcess } from './duel.js';
import { duelStart } from './duel-state.js';
import { knockDownProcess, playFall, thrownProcess } from './falls.js';
import { other, type FightPlan } from './plan.js';
import type { FightTable } from './table.js';
import { unhurt, type VictimState } from './victim-state.js';

/** How a fight ended. */
export interface FightEnd {
  readonly winner: Side;
  /** Might left of each Hero of the plan. */
  readonly points: readonly number[];
  /** What is left of the losers, in the order of the plan's list. */
  readonly losers: readonly VictimState[];
}

/** Plays a fight once, in the order of the contract: duel, falls, blows, thrown riders. */
export function playFight(plan: FightPlan, points: readonly number[], table: FightTable): FightEnd {
  const duel = play(duelProcess(plan), duelStart(plan, points), table);
  const winner = duel.winner as Side;
  const arena = new Arena(plan, winner);
  let state = blowState(duel.points, arena.reached.map((index) => unhurt(arena.victim(index))));
  state = eachVictim(arena, state, (left, index) => (left.falling ? playFall(knockDownProcess(arena.victim(index), plan.need), left, table) : left));
  for (const task of blowTasks(plan, winner)) {
    for (const by of task.by) state = play(attackProcess(arena, task, by), attackStart(state), table).blow;
  }
  state = eachVictim(arena, state, (left, index) => playFall(thrownProcess(arena.victim(index), plan.need), left, table));
  const losers = plan.victims[other(winner)].map((victim, index) => (arena.reached.includes(index) ? (state.victims[arena.position(index)] as VictimState) : unhurt(victim)));
  return { winner, points: state.points, losers };
}

function eachVictim(arena: Arena, start: BlowState, change: (left: VictimState, index: number) => VictimState): BlowState {
  return arena.reached.reduce((state, index, position) => withVictim(state, position, change(state.victims[position] as VictimState, index)), start);
}
