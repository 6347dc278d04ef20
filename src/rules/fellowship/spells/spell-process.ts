import { bandStep } from '../../dice/bands.js';
import type { Chance, Process } from '../../dice/chance.js';
import type { StoryTable } from '../../shared/story-table.js';
import { checkStep } from '../percent.js';
import type { SpellPlan } from './spell-plan.js';

/** Between two dice of one victim. */
export interface VictimState {
  readonly stage: 'hold' | 'save' | 'throw' | 'recovery' | 'again' | 'hero' | 'done';
  readonly affected: boolean;
  readonly killed: boolean;
  readonly obeyed: number;
  readonly thrown: number;
  readonly points: number;
}

const ORDER = ['hold', 'save', 'throw', 'recovery', 'again', 'hero', 'done'] as const;
/** Room for the steps of one stage: orders and hero points. */
const STEPS = 100;

export function victimStart(plan: SpellPlan): VictimState {
  const start: VictimState = { stage: 'hold', affected: false, killed: false, obeyed: 0, thrown: 0, points: plan.points };
  if (!plan.reaches) return { ...start, stage: 'done' };
  return plan.takesHold < STEPS ? start : held(plan, start);
}

/** What one victim goes through: the spell's hold, saves, the throw, wounds. */
export function victimProcess(plan: SpellPlan, by: string): Process<VictimState, StoryTable> {
  return {
    next: (state) => {
      switch (state.stage) {
        case 'hold': return checkStep({ purpose: 'spell-hold', by }, plan.takesHold, { success: held(plan, state), failure: { ...state, stage: 'done' } }, (face, after, table) => {
          table.note('spell', `${by} is frenzied: ${face} against ${plan.takesHold}, the spell ${after.stage === 'done' && !after.affected ? 'passes it by' : 'takes hold'}.`, 'FS-ABIL-009');
        });
        case 'save': return saveStep(plan, by, state);
        case 'throw': return throwStep(plan, by, state);
        case 'recovery': case 'again': case 'hero': return recoveryStep(plan, by, state, state.stage);
        case 'done': return null;
      }
    },
    key: ({ stage, affected, killed, obeyed, thrown, points }) => `${stage} ${affected ? 1 : 0}${killed ? 1 : 0} ${obeyed} ${thrown} ${points}`,
    rank: ({ stage, obeyed, points }) => ORDER.indexOf(stage) * STEPS + obeyed - points,
  };
}

/** The spell has hold of it: a save, a wound, or the effect at once. */
function held(plan: SpellPlan, state: VictimState): VictimState {
  if (plan.spell.save === 'wound') return { ...state, stage: 'recovery', affected: true };
  return plan.target === null ? done(plan, { ...state, affected: true }) : { ...state, stage: 'save' };
}

/** The effect stands, unless a hero point cancels it (FS-HERO-012). */
function done(plan: SpellPlan, state: VictimState): VictimState {
  const isCancelled = state.affected && plan.negates && state.points > 0;
  return isCancelled ? { ...state, stage: 'done', affected: false, thrown: 0, points: state.points - 1 } : { ...state, stage: 'done' };
}

function saveStep(plan: SpellPlan, by: string, state: VictimState): Chance<VictimState, StoryTable> {
  const isRally = plan.spell.save === 'rally';
  const resisted: VictimState = { ...state, stage: 'done' };
  const ends = isRally
    ? { success: done(plan, { ...state, affected: true }), failure: resisted }
    : { success: resisted, failure: failed(plan, state) };
  return checkStep({ purpose: isRally ? 'rally' : 'spell-save', by }, plan.target ?? 0, ends, (face, _after, table) => {
    const isSuccess = face <= (plan.target ?? 0);
    table.note('spell', `${by} rolls ${face} against ${plan.target ?? 0}: ${isRally ? (isSuccess ? 'it rallies' : 'it does not rally') : isSuccess ? 'it resists' : 'it fails to resist'}.`, isRally ? plan.spell.rule : 'FS-SAVE-001');
  });
}

function failed(plan: SpellPlan, state: VictimState): VictimState {
  if (plan.spell.throws !== undefined) return { ...state, stage: 'throw', affected: true };
  if (plan.spell.wounds === true) return { ...state, stage: 'recovery', affected: true };
  if (plan.spell.orders !== true) return done(plan, { ...state, affected: true });
  const obeyed = state.obeyed + 1;
  return obeyed < plan.orders ? { ...state, obeyed } : done(plan, { ...state, obeyed, affected: true });
}

function throwStep(plan: SpellPlan, by: string, state: VictimState): Chance<VictimState, StoryTable> {
  const sides = plan.spell.throws ?? 0;
  const bands = Array.from({ length: sides }, (_, face) => ({ to: face + 1, state: done(plan, { ...state, thrown: face + 1 }) }));
  return bandStep({ purpose: 'throw', by, sides, modifier: 0 }, bands, (face, _after, table) => table.note('spell', `${by} is flung ${face} cm; the caster places it.`, plan.spell.rule));
}

const NEXT = { recovery: 'again', again: 'hero', hero: 'hero' } as const;
const RULES = { recovery: 'FS-ATK-002', again: 'FS-SHLD-002', hero: 'FS-HERO-014' } as const;
const PURPOSES = { recovery: 'recovery', again: 'second-recovery', hero: 'hero-point-recovery' } as const;

function recoveryStep(plan: SpellPlan, by: string, before: VictimState, stage: keyof typeof NEXT): Chance<VictimState, StoryTable> {
  const state = stage === 'hero' ? { ...before, points: before.points - 1 } : before;
  const target = (stage === 'hero' ? plan.recovery?.heroTarget : plan.recovery?.target) ?? 0;
  const goesOn: VictimState['stage'] = NEXT[stage] === 'again' && (plan.recovery?.rolls ?? 1) > 1 ? 'again' : state.points > 0 ? 'hero' : 'done';
  const ends = { success: { ...state, stage: 'done' as const }, failure: { ...state, stage: goesOn, killed: goesOn === 'done' } };
  return checkStep({ purpose: PURPOSES[stage], by }, target, ends, (face, after, table) => {
    table.note('recovery', `${by} rolls ${face} against ${target} to recover: ${after.killed ? 'it is killed' : after.stage === 'done' ? 'it recovers' : 'it fails and rolls again'}.`, RULES[stage]);
  });
}
