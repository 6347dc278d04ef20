import { play } from '../../../dice/chance.js';
import type { Side } from '../../reference.js';
import { Arena } from './arena.js';
import { attackProcess, attackStart } from './attack.js';
import { blowState, withVictim, type BlowState } from './blow-state.js';
import { blowTasks } from './blow-tasks.js';
import { duelProcess } from './duel.js';
import { duelStart } from './duel-state.js';
import { knockDownProcess, playFall, thrownProcess } from './falls.js';
import { other, type FightPlan, type Victim } from './plan.js';
import type { FightTable } from './table.js';
import { unhurt, type VictimState } from './victim-state.js';

/** What a fight begins with besides its plan: Might in hand, and what is left of whoever has fought already. */
export interface FightStart {
  /** Of each Hero of the plan. */
  readonly points: readonly number[];
  readonly left: (victim: Victim) => VictimState;
}

export function freshStart(plan: FightPlan): FightStart {
  return { points: plan.heroes.map((hero) => hero.points), left: unhurt };
}

/** How a fight ended. */
export interface FightEnd {
  readonly winner: Side;
  /** Might left of each Hero of the plan. */
  readonly points: readonly number[];
  /** What is left of the losers, in the order of the plan's list. */
  readonly losers: readonly VictimState[];
}

/** Plays a fight once, in the order of the contract: duel, falls, blows, thrown riders. */
export function playFight(plan: FightPlan, { points, left: before }: FightStart, table: FightTable): FightEnd {
  const duel = play(duelProcess(plan), duelStart(plan, points), table);
  const winner = duel.winner as Side;
  table.tell();
  table.note('winner', `The ${winner} side wins the fight${table.tie === 'fight' ? ' by its higher Fight value' : ''}.`, table.tie === null ? 'SB-FIGHT-002' : 'SB-FIGHT-003');
  const arena = new Arena(plan, winner);
  let state = blowState(duel.points, arena.reached.map((index) => before(arena.victim(index))));
  state = eachVictim(arena, state, (left, victim) => (left.falling ? playFall(knockDownProcess(victim, plan.need), left, table) : left));
  for (const task of blowTasks(plan, winner)) {
    for (const by of task.by) state = play(attackProcess(arena, task, by), attackStart(state), table).blow;
  }
  state = eachVictim(arena, state, (left, victim) => playFall(thrownProcess(victim, plan.need), left, table));
  table.tell();
  const losers = plan.victims[other(winner)].map((victim, index) => (arena.reached.includes(index) ? (state.victims[arena.position(index)] as VictimState) : before(victim)));
  return { winner, points: state.points, losers };
}

function eachVictim(arena: Arena, start: BlowState, change: (left: VictimState, victim: Victim) => VictimState): BlowState {
  return arena.reached.reduce((state, index, position) => withVictim(state, position, change(state.victims[position] as VictimState, arena.victim(index))), start);
}
