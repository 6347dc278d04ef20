import { endings, play, type Branch, type Chance, type Process } from '../../../dice/chance.js';
import { decision, dieStep, processStep, toBranches } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import { FALL_STRENGTH, strikeNeed, strikeProcess, strikeStart, type StrikeSetting, type StrikeState, type VictimPart } from '../strike.js';
import type { WoundChart } from '../wound-chart.js';
import { FAILED, testProcess, testStart, type TestRoll } from './test-roll.js';

/** Someone, or some beast, that may come to harm. */
export interface HarmedPart {
  /** Whose dice: `model`, `model/mount`, `model/passenger`. */
  readonly by: string;
  readonly part: VictimPart;
  /** Might in hand. */
  readonly points: number;
  /** How it is thrown, where it can be (SB-CAV-020). */
  readonly thrown: TestRoll | null;
}

/** A fall: its hits, and whether it ends on the ground (SB-FALL-001). */
export interface Fall {
  readonly count: number;
  readonly laysProne: boolean;
}

/** One mishap of one part, by its position. `footing`: a die of 4 or more and it does not fall (SB-ELEV-003, SB-ELEV-004). */
export type HarmTask =
  | { readonly kind: 'fall'; readonly part: number; readonly fall: Fall }
  | { readonly kind: 'footing'; readonly part: number; readonly fall: Fall; readonly rule: string }
  | { readonly kind: 'thrown'; readonly part: number };

export interface PartState {
  readonly wounds: number;
  readonly fate: number;
  readonly points: number;
  /** Result on the Thrown Rider chart; `null` where it was not rolled. */
  readonly thrown: number | null;
  readonly fell: boolean;
  readonly prone: boolean;
}

export interface HarmState {
  readonly task: number;
  /** Hits still to come in this task; `null` before it begins. */
  readonly hits: number | null;
  readonly parts: readonly PartState[];
}

/** The lowest die that keeps a footing. */
export const KEEPS_FOOTING = 4;
/** Room for the hits of one task between two tasks. */
const TASK_RANKS = 10_000;

export function unharmed({ part, points }: HarmedPart): PartState {
  return { wounds: part.wounds, fate: part.fate, points, thrown: null, fell: false, prone: false };
}

export function harmStart(parts: readonly PartState[]): HarmState {
  return { task: 0, hits: null, parts };
}

/** Where one hit leads, by the part and what is left of it: the same in every task, so it is followed once. */
export type KnownHits = Map<string, readonly Branch<StrikeState>[]>;

interface Hits {
  readonly need: WoundChart;
  readonly known: KnownHits;
}

/** Mishaps one after the other, each with its hits of Strength 3 (SB-FALL-001), Wounds and Fate. */
export function harmProcess(parts: readonly HarmedPart[], tasks: readonly HarmTask[], need: WoundChart, known: KnownHits = new Map()): Process<HarmState, StoryTable> {
  const hits = { need, known };
  return {
    next: (state) => {
      const task = tasks[state.task];
      return task === undefined ? null : harmStep(parts, task, state, hits);
    },
    key: (state) => `${state.task} ${state.hits ?? ''} ${state.parts.map((p) => `${p.wounds},${p.fate},${p.points},${p.thrown ?? ''},${p.fell ? 1 : 0}${p.prone ? 1 : 0}`).join(';')}`,
    rank: (state) => state.task * TASK_RANKS + (state.hits === null ? 0 : TASK_RANKS - 1 - state.hits),
  };
}

function harmStep(parts: readonly HarmedPart[], task: HarmTask, state: HarmState, hits: Hits): Chance<HarmState, StoryTable> {
  const harmed = parts[task.part] as HarmedPart;
  const now = state.parts[task.part] as PartState;
  if (now.wounds === 0 || state.hits === 0) return decision({ ...state, task: state.task + 1, hits: null });
  if (state.hits !== null) return hitStep(harmed, task, state, hits);
  switch (task.kind) {
    case 'fall': return decision(fallen(state, task, task.fall));
    case 'footing': return footingStep(harmed, task, state);
    case 'thrown': return thrownStep(harmed, task, state);
  }
}

function changed(state: HarmState, task: HarmTask, change: Partial<PartState>, hits: number): HarmState {
  return { ...state, hits, parts: state.parts.map((part, index) => (index === task.part ? { ...part, ...change } : part)) };
}

function fallen(state: HarmState, task: HarmTask, { count, laysProne }: Fall): HarmState {
  return changed(state, task, { fell: true, prone: laysProne }, count);
}

function footingStep({ by }: HarmedPart, task: HarmTask & { kind: 'footing' }, state: HarmState): Chance<HarmState, StoryTable> {
  const step = dieStep<HarmState, StoryTable>({ purpose: 'footing', by, sides: 6, modifier: 0 }, (face) => ({
    state: face >= KEEPS_FOOTING ? changed(state, task, {}, 0) : fallen(state, task, task.fall),
  }));
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      table.note('footing', `${by} ${after.parts[task.part]?.fell === true ? 'falls' : 'keeps its footing'}.`, task.rule);
      return after;
    },
  };
}

function thrownStep(harmed: HarmedPart, task: HarmTask, state: HarmState): Chance<HarmState, StoryTable> {
  const now = state.parts[task.part] as PartState;
  if (harmed.thrown === null) return decision(changed(state, task, {}, 0));
  return processStep(testProcess(harmed.thrown), testStart(now.points), ({ score, points }) =>
    changed(state, task, { thrown: score, points, ...(score === FAILED ? { prone: true } : {}) }, score === FAILED ? 1 : 0));
}

/** One hit of a fall. No Might is spent on Fate here, and none on a hit that nobody struck. */
function hitStep({ by, part }: HarmedPart, task: HarmTask, state: HarmState, { need, known }: Hits): Chance<HarmState, StoryTable> {
  const now = state.parts[task.part] as PartState;
  const striker = { by: 'fall', woundBonus: 0, slaysOutright: false, barrier: false, strength: FALL_STRENGTH, byCourage: false, neverAbove: null };
  const setting: StrikeSetting = { need: strikeNeed(need, striker, part), striker, hero: null, at: by, part };
  const [process, start] = [strikeProcess<StoryTable>(setting), strikeStart(setting, 0, now.wounds, now.fate)];
  const after = ({ wounds, fate }: StrikeState): HarmState => changed(state, task, { wounds, fate }, (state.hits ?? 1) - 1);
  return {
    branches: () => ledTo(known, `${task.part} ${now.wounds} ${now.fate}`, () => toBranches(endings(process, start), (end) => end)).map((branch) => ({ weight: branch.weight, state: after(branch.state) })),
    roll: (table) => {
      const harmed = after(play(process, start, table));
      const lost = now.wounds - (harmed.parts[task.part]?.wounds ?? 0);
      table.note('hit', `${by}: a hit of Strength ${FALL_STRENGTH} on Defence ${part.defence}, ${lost === 0 ? 'no Wound lost' : `${lost} Wound lost`}.`, 'SB-FALL-001');
      return harmed;
    },
  };
}

function ledTo(known: KnownHits, key: string, follow: () => readonly Branch<StrikeState>[]): readonly Branch<StrikeState>[] {
  const branches = known.get(key) ?? follow();
  known.set(key, branches);
  return branches;
}
