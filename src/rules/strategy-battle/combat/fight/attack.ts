import type { Branch, Chance, Process } from '../../../dice/chance.js';
import { dieStep, processStep } from '../../../dice/steps.js';
import type { StrikeState } from '../strike.js';
import { withVictim, type BlowState } from './blow-state.js';
import type { BlowTask } from './blow-tasks.js';
import type { Arena } from './arena.js';
import { fallStart, knockDownProcess } from './falls.js';
import type { Aim, Victim } from './plan.js';
import type { FightTable } from './table.js';
import { hurt, isStanding, type VictimState } from './victim-state.js';

/** One Attack on its way: it is aimed at one enemy and may make several strikes at it (contract-combat 10). */
export interface AttackState {
  readonly blow: BlowState;
  readonly stage: 'aim' | 'strike' | 'end';
  readonly aim: Aim | null;
  /** Strikes still to be made. */
  readonly left: number;
  /** Strikes that follow if a lash would wound; 0 once one has, and for Attacks that are no lash. */
  readonly extra: number;
  /** Strikes of this Attack that are lashes still. */
  readonly lashes: number;
  readonly made: number;
}

type Step = Chance<AttackState, FightTable>;

export function attackStart(blow: BlowState): AttackState {
  return { blow, stage: 'aim', aim: null, left: 0, extra: 0, lashes: 0, made: 0 };
}

/** One Attack of a task: aim, chain die, strikes. `by`: who makes it. */
export function attackProcess(arena: Arena, task: BlowTask, by: string): Process<AttackState, FightTable> {
  return {
    next: (state) => {
      if (state.stage === 'aim') return aimStep(arena, task, by, state);
      return state.stage === 'end' ? null : strikeStep(arena, task, by, state);
    },
    key: ({ blow, stage, aim, left, extra, lashes }) => `${stage}${aim === null ? '' : `${aim.victim}${aim.part}`},${left},${extra},${lashes}|${blow.key}`,
    rank: (state) => state.made,
  };
}

const doubled = (victim: Victim): boolean => victim.doubled || victim.knockedDown;

/** The first aim that survives; a victim still falling falls first. */
function aimStep(arena: Arena, task: BlowTask, by: string, state: AttackState): Step {
  for (const aim of task.aims) {
    const victim = arena.victim(aim.victim);
    const position = arena.position(aim.victim);
    const left = state.blow.victims[position] as VictimState;
    if (victim.spared) continue;
    if (left.falling) return fallStep(arena, state, victim, position);
    if (!isStanding(left, aim.part)) continue;
    return task.kind === 'chain' ? chainStep(task, by, { state, aim, victim }) : strikeStep(arena, task, by, aimed(task, state, aim, victim));
  }
  const nobody: AttackState = { ...state, stage: 'end' };
  return { roll: () => nobody, branches: () => [{ weight: 1n, state: nobody }] };
}

function aimed(task: BlowTask, state: AttackState, aim: Aim, victim: Victim): AttackState {
  const strikes = doubled(victim) ? 2 : 1;
  const lash = task.kind === 'lash';
  return { ...state, stage: 'strike', aim, left: strikes, lashes: lash ? strikes : 0, extra: lash ? 2 * strikes : 0 };
}

function fallStep(arena: Arena, state: AttackState, victim: Victim, position: number): Step {
  const start = fallStart(state.blow.victims[position] as VictimState);
  return processStep(knockDownProcess(victim, arena.need), start, ({ left }) => ({ ...state, blow: withVictim(state.blow, position, left), made: state.made + 1 }));
}

interface Caught {
  readonly state: AttackState;
  readonly aim: Aim;
  readonly victim: Victim;
}

/** Above the enemy's Fight value, or a 6: one more Attack at it (SB-SPEC-063). */
function chainStep(task: BlowTask, by: string, { state, aim, victim }: Caught): Step {
  return dieStep({ purpose: 'chain', by, sides: 6, modifier: 0 }, (face) => ({
    state: face > victim.fight || face === 6 ? { ...aimed(task, state, aim, victim), made: state.made + 1 } : { ...state, stage: 'end', made: state.made + 1 },
  }));
}

function strikeStep(arena: Arena, task: BlowTask, by: string, state: AttackState): Step {
  const aim = state.aim as Aim;
  const position = arena.position(aim.victim);
  const before = state.blow.victims[position] as VictimState;
  const strike = arena.strike(task.striker, aim, state.blow);
  const after = (end: StrikeState): AttackState => {
    const blow = withVictim(state.blow, position, hurt(before, aim.part, end), arena.pointsAfter(task.striker, state.blow.points, end.points));
    return goOn(state, blow, end.hurt, isStanding(blow.victims[position] as VictimState, aim.part));
  };
  return {
    roll: (table) => after(strike.play(table, by)),
    branches: () => strike.branches().map(({ weight, state: end }): Branch<AttackState> => ({ weight, state: after(end) })),
  };
}

/** What is left of the Attack; strikes left over when the enemy is slain are lost. The blade follows a lash at once. */
function goOn(state: AttackState, blow: BlowState, hit: boolean, standing: boolean): AttackState {
  const entangled = state.lashes > 0 && hit;
  const left = state.left - 1 + (entangled ? state.extra : 0);
  const made = state.made + 1;
  if (left === 0 || !standing) return { blow, stage: 'end', aim: null, left: 0, extra: 0, lashes: 0, made };
  return { blow, stage: 'strike', aim: state.aim, left, extra: entangled ? 0 : state.extra, lashes: entangled ? 0 : Math.max(0, state.lashes - 1), made };
}
