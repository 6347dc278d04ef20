import type { Chance, Process } from '../../../dice/chance.js';
import { decision, dieStep, processStep } from '../../../dice/steps.js';
import { MILS, type Measure, type Mils } from '../length.js';
import type { StoryTable } from '../story-table.js';
import { harmProcess, harmStart, unharmed, type PartState } from '../tests/harm.js';
import { savesProcess, savesStart } from '../turn/saves.js';
import { strikeNeed, strikeProcess, strikeStart, type StrikeSetting } from '../strike.js';
import type { MagicPlan, Victim, VictimTask } from './magic-plan.js';
import { STAGES, type MagicState } from './magic-state.js';
import { castStep, resistStep } from './will-rolls.js';

const STEP_RANKS = 1000;

export function magicStart({ caster, resister }: MagicPlan, followed: readonly Victim[]): MagicState {
  return {
    at: 'cast', outcome: 'open', score: 0, resistScore: 0, flown: null, victim: 0, task: 0,
    caster: caster.model.points.might, resister: resister?.model.points.might ?? 0, parts: followed.map(({ parts }) => parts.map(unharmed)),
  };
}

/** Casting dice, resisting dice, the distance of a blast, then what befalls each of the victims followed. */
export function magicProcess(plan: MagicPlan, followed: readonly Victim[]): Process<MagicState, StoryTable> {
  return {
    next: (state) => nextStep(plan, followed, state),
    key: keyOf,
    rank: ({ at, victim, task }) => STAGES.indexOf(at) * STEP_RANKS * STEP_RANKS + victim * STEP_RANKS + task,
  };
}

function keyOf({ at, outcome, score, resistScore, caster, resister, flown, victim, task, parts }: MagicState): string {
  const told = parts.map((each) => each.map((p) => `${p.wounds},${p.fate},${p.points},${p.thrown ?? ''},${p.fell ? 1 : 0}${p.prone ? 1 : 0}`).join(';')).join('|');
  return `${at} ${outcome} ${score} ${resistScore} ${caster} ${resister} ${flown ?? ''} ${victim} ${task} ${told}`;
}

function nextStep(plan: MagicPlan, followed: readonly Victim[], state: MagicState): Chance<MagicState, StoryTable> | null {
  switch (state.at) {
    case 'cast': return castStep(plan, state);
    case 'resist':
    case 'resist-again': return resistStep(plan, state);
    case 'distance': return distanceStep(plan, state);
    case 'effect': return effectStep(plan, followed, state);
    case 'over': return null;
  }
}

/** D6 inches and more, or twice as many centimetres, no farther than what is in the way (SB-MAGIC-002, SB-MAGIC-014). */
function distanceStep({ flight, measure }: MagicPlan, state: MagicState): Chance<MagicState, StoryTable> {
  if (flight === null) return decision({ ...state, at: 'effect' });
  const step = dieStep<MagicState, StoryTable>({ purpose: 'distance', by: 'caster', sides: 6, modifier: 0 }, (face) => {
    const flown = (face + flight.plus) * (measure === 'inches' ? MILS : 2 * MILS);
    return { state: { ...state, at: 'effect', flown: flight.stopsAt === null ? flown : Math.min(flown, flight.stopsAt) } };
  });
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      table.note('distance', `The victim flies ${showFlown(after.flown, measure)}.`, 'SB-MAGIC-002');
      return after;
    },
  };
}

function showFlown(flown: Mils | null, measure: Measure): string {
  return `${(flown ?? 0) / MILS} ${measure}`;
}

/** Whether a blast has carried far enough to touch this model. */
export function isTouched({ at }: Victim, { outcome, flown }: MagicState): boolean {
  return outcome === 'works' && (at === null || (flown ?? 0) >= at);
}

function effectStep(plan: MagicPlan, followed: readonly Victim[], state: MagicState): Chance<MagicState, StoryTable> {
  const victim = followed[state.victim];
  if (victim === undefined) return decision({ ...state, at: 'over', victim: 0 });
  const task = isTouched(victim, state) ? victim.tasks[state.task] : undefined;
  if (task === undefined) return decision({ ...state, victim: state.victim + 1, task: 0 });
  return taskStep(plan, victim, task, state);
}

function taskStep(plan: MagicPlan, victim: Victim, task: VictimTask, state: MagicState): Chance<MagicState, StoryTable> {
  const now = state.parts[state.victim] ?? [];
  const then = (parts: readonly PartState[], caster = state.caster): MagicState => ({
    ...state, task: state.task + 1, caster, parts: state.parts.map((each, index) => (index === state.victim ? parts : each)),
  });
  if (task.kind === 'harm') {
    if (task.ifSlain !== null && now[task.ifSlain]?.wounds !== 0) return decision(then(now));
    return processStep(harmProcess(victim.parts, [task.harm], plan.need), harmStart(now), ({ parts }) => then(parts));
  }
  const [party, part] = [victim.parts[task.part], now[task.part]];
  if (party === undefined || part === undefined || part.wounds === 0) return decision(then(now));
  const changed = (change: Pick<PartState, 'wounds' | 'fate'>): readonly PartState[] => now.map((each, index) => (index === task.part ? { ...each, ...change } : each));
  if (task.kind === 'wound') {
    const sufferer = { by: party.by, part: party.part, liftCost: null };
    return told(processStep(savesProcess(sufferer), savesStart(1, part), ({ wounds, fate }) => then(changed({ wounds, fate }))), state, plan, party.by);
  }
  const setting = hitSetting(plan, task.strength, party);
  return told(processStep(strikeProcess(setting), strikeStart(setting, state.caster, part.wounds, part.fate), ({ wounds, fate, points }) => then(changed({ wounds, fate }), points)), state, plan, party.by);
}

function hitSetting({ need, woundCost }: MagicPlan, strength: number, { by, part }: Victim['parts'][number]): StrikeSetting {
  const striker = { by: 'caster', woundBonus: 0, slaysOutright: false, barrier: false, strength, byCourage: false, neverAbove: null };
  return { need: strikeNeed(need, striker, part), striker, hero: woundCost === null ? null : { cost: woundCost }, at: by, part };
}

function told(step: Chance<MagicState, StoryTable>, before: MagicState, { power }: MagicPlan, by: string): Chance<MagicState, StoryTable> {
  const left = ({ parts }: MagicState): number => (parts[before.victim] ?? []).reduce((sum, part) => sum + part.wounds, 0);
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      table.note('effect', `${by} loses ${left(before) - left(after)} Wound.`, power.rule);
      return after;
    },
  };
}
