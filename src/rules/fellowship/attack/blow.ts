import { bandStep } from '../../dice/bands.js';
import { endings, type Branch, type Chance, type Process } from '../../dice/chance.js';
import { toBranches } from '../../dice/steps.js';
import type { StoryTable } from '../../shared/story-table.js';
import { checkStep, PERCENT } from '../percent.js';
import type { Fate } from './attack-types.js';

/** One attack of one figure on another, worked out before any dice are rolled. */
export interface BlowPlan {
  readonly by: string;
  readonly at: string;
  readonly attackTarget: number;
  /** Row behind the attack roll. */
  readonly rule: string;
  /** Faces up to this one are exceptional; 0 for none (FS-ABIL-022). */
  readonly exceptionalTo: number;
  readonly exceptional: 'report' | 'recovery' | 'killed';
  /** Target of the roll that injects poison; `null` for a wound (FS-ABIL-015). */
  readonly poison: number | null;
  /** From a normal wound; `null` where nobody is attacked: only the hit counts. */
  readonly recovery: BlowRecovery | null;
  /** From an exceptional hit that is recovered from (FS-ABIL-022). */
  readonly exceptionalRecovery: BlowRecovery | null;
  /** What an unrecovered wound means (FS-ABIL-017). */
  readonly lethal: 'killed' | 'banished';
  /** A target falls that is missed or recovers, from whatever hit (FS-IMPACT-001). */
  readonly knocksDownAlways: boolean;
}

/** How a target recovers from a hit. */
export interface BlowRecovery {
  readonly target: number;
  readonly rolls: number;
  readonly heroTarget: number;
  /** A target that recovers falls (FS-ABIL-022). */
  readonly knocksDown: boolean;
}

/** Between two dice of a blow. */
export interface BlowState {
  readonly stage: 'attack' | 'poison' | 'recovery' | 'again' | 'hero' | 'done';
  readonly fate: Fate;
  readonly points: number;
  readonly hit: boolean;
  readonly exceptional: boolean;
}

const ORDER = ['attack', 'poison', 'recovery', 'again', 'hero', 'done'] as const;

export const blowStart = (points: number): BlowState => ({ stage: 'attack', fate: 'missed', points, hit: false, exceptional: false });

/** Hit roll; poison; then recovery: a roll, the free second one, one for each hero point (FS-ATK-001 to 006). */
export function blowProcess(plan: BlowPlan): Process<BlowState, StoryTable> {
  return {
    next: (state) => {
      switch (state.stage) {
        case 'attack': return attackStep(plan, state);
        case 'poison': return poisonStep(plan, state);
        case 'recovery': return recoveryStep(plan, state, 'recovery');
        case 'again': return recoveryStep(plan, state, 'again');
        case 'hero': return recoveryStep(plan, state, 'hero');
        case 'done': return null;
      }
    },
    key: ({ stage, fate, points, hit, exceptional }) => `${stage} ${fate} ${points} ${hit ? 1 : 0}${exceptional ? 1 : 0}`,
    rank: ({ stage, points }) => ORDER.indexOf(stage) * PERCENT - points,
  };
}

/** The whole blow as branches, one for each way it can end. */
export const blowBranches = (plan: BlowPlan, points: number): readonly Branch<BlowState>[] =>
  withoutTens(toBranches(endings(blowProcess(plan), blowStart(points)), (state) => state));

/** The same shares over fewer cases, still a power of ten: most targets are round numbers. */
function withoutTens(branches: readonly Branch<BlowState>[]): readonly Branch<BlowState>[] {
  let tens = 1n;
  while (branches.every(({ weight }) => weight % (tens * 10n) === 0n)) tens *= 10n;
  return branches.map(({ weight, state }) => ({ weight: weight / tens, state }));
}

function attackStep(plan: BlowPlan, state: BlowState): Chance<BlowState, StoryTable> {
  const missed = done(state, plan.knocksDownAlways ? 'prone' : 'missed');
  const hit = { ...state, hit: true };
  return bandStep(
    { purpose: 'attack', by: plan.by, sides: PERCENT, modifier: 0 },
    [{ to: plan.exceptionalTo, state: exceptionally(plan, hit) }, { to: plan.attackTarget, state: wounded(plan, hit) }, { to: PERCENT, state: missed }],
    (face, after, table) => {
      const what = after.exceptional ? 'an exceptional hit' : after.hit ? 'a hit' : 'a miss';
      table.note('attack', `${plan.by} attacks ${plan.at} and rolls ${face} against ${plan.attackTarget}: ${what}.`, plan.rule);
    },
  );
}

function exceptionally(plan: BlowPlan, state: BlowState): BlowState {
  const told = { ...state, exceptional: true };
  if (plan.recovery === null || plan.exceptional === 'report') return done(told, 'open');
  return plan.exceptional === 'killed' ? done(told, plan.lethal) : { ...told, stage: 'recovery' };
}

function wounded(plan: BlowPlan, state: BlowState): BlowState {
  if (plan.poison !== null) return { ...state, stage: 'poison' };
  return plan.recovery === null ? done(state, 'open') : { ...state, stage: 'recovery' };
}

const done = (state: BlowState, fate: Fate): BlowState => ({ ...state, stage: 'done', fate });

/** A hero cancels the poison for one point (FS-ABIL-015). */
function poisonStep(plan: BlowPlan, state: BlowState): Chance<BlowState, StoryTable> {
  const injected = state.points > 0 ? done({ ...state, points: state.points - 1 }, 'recovered') : done(state, 'disabled');
  return checkStep({ purpose: 'poison', by: plan.by }, plan.poison ?? 0, { success: injected, failure: done(state, 'missed') }, (face, after, table) => {
    const what = after.fate === 'disabled' ? 'it is injected' : after.fate === 'recovered' ? 'a hero point cancels it' : 'it is not injected';
    table.note('poison', `${plan.by} rolls ${face} against ${plan.poison ?? 0} for poison: ${what}.`, 'FS-ABIL-015');
  });
}

const recoveryFrom = (plan: BlowPlan, { exceptional }: BlowState): BlowRecovery | null => (exceptional ? plan.exceptionalRecovery : plan.recovery);

const PURPOSES = { recovery: 'recovery', again: 'second-recovery', hero: 'hero-point-recovery' } as const;
const RULES = { recovery: 'FS-ATK-002', again: 'FS-SHLD-002', hero: 'FS-HERO-014' } as const;

function recoveryStep(plan: BlowPlan, state: BlowState, stage: keyof typeof PURPOSES): Chance<BlowState, StoryTable> {
  const points = stage === 'hero' ? state.points - 1 : state.points;
  const recovery = recoveryFrom(plan, state);
  const target = (stage === 'hero' ? recovery?.heroTarget : recovery?.target) ?? 0;
  const isDown = recovery?.knocksDown === true || plan.knocksDownAlways;
  const ends = { success: done({ ...state, points }, isDown ? 'prone' : 'recovered'), failure: afterFailure(plan, { ...state, points }, stage) };
  return checkStep({ purpose: PURPOSES[stage], by: plan.at }, target, ends, (face, after, table) => {
    table.note('recovery', `${plan.at} rolls ${face} against ${target} to recover: ${told(after)}.`, RULES[stage]);
  });
}

function afterFailure(plan: BlowPlan, state: BlowState, stage: keyof typeof PURPOSES): BlowState {
  if (stage === 'recovery' && (recoveryFrom(plan, state)?.rolls ?? 1) > 1) return { ...state, stage: 'again' };
  return state.points > 0 ? { ...state, stage: 'hero' } : done(state, plan.lethal);
}

function told({ stage, fate }: BlowState): string {
  if (stage !== 'done') return 'it fails and rolls again';
  if (fate === 'prone') return 'it recovers, but falls';
  return fate === 'recovered' ? 'it recovers' : `it is ${fate}`;
}
