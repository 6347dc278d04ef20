import type { Branch, Process } from '../../dice/chance.js';
import { processStep } from '../../dice/steps.js';
import type { StoryTable } from '../../shared/story-table.js';
import { blowBranches, blowProcess, blowStart, type BlowPlan, type BlowState } from './blow.js';
import { entered, keyOf, struck, victimOf, type FightState } from './fight-state.js';
import type { AttackPlan } from './plan.js';
import { ATTACKER, type Slot } from './schedule.js';

/** The next attack that takes place. */
interface Due {
  readonly state: FightState;
  readonly slot: Slot;
  readonly victim: number;
}

/** All attacks in their order, each a blow; those that find nobody are left out (FS-ATK-007). */
export function fightProcess(plan: AttackPlan): Process<FightState, StoryTable> {
  const kept = new Map<BlowPlan, Map<number, readonly Branch<BlowState>[]>>();
  return {
    next: (state) => {
      const due = nextOf(plan, state);
      if (due === null) return null;
      const blow = plan.blow(due.slot, due.victim);
      const points = (due.victim === ATTACKER ? due.state.self : due.state.foes[due.victim])?.points ?? 0;
      const after = (end: BlowState): FightState => struck(plan, due.state, due.slot, due.victim, end);
      const step = processStep(blowProcess(blow), blowStart(points), after);
      return { roll: (table) => step.roll(table), branches: () => processStep(blowProcess(blow), blowStart(points), after, branchesOf(kept, blow, points)).branches() };
    },
    key: (state) => keyOf(plan, state),
    rank: ({ slot }) => slot,
  };
}

function branchesOf(kept: Map<BlowPlan, Map<number, readonly Branch<BlowState>[]>>, blow: BlowPlan, points: number): readonly Branch<BlowState>[] {
  const byPoints = kept.get(blow) ?? new Map<number, readonly Branch<BlowState>[]>();
  kept.set(blow, byPoints);
  const branches = byPoints.get(points) ?? blowBranches(blow, points);
  byPoints.set(points, branches);
  return branches;
}

function nextOf(plan: AttackPlan, from: FightState): Due | null {
  let state = from;
  for (let at = state.slot; at < plan.slots.length; at += 1) {
    const slot = plan.slots[at];
    if (slot === undefined) return null;
    state = entered(plan, at === state.slot ? state : { ...state, slot: at }, slot);
    const victim = victimOf(plan, state, slot);
    if (victim !== null) return { state, slot, victim };
    if (slot.at !== 'supporter' && state.through) state = { ...state, through: false };
  }
  return null;
}
