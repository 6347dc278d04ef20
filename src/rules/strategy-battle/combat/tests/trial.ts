import { endings, play, type Chance, type Process } from '../../../dice/chance.js';
import { decision, processStep, toBranches } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import type { WoundChart } from '../wound-chart.js';
import { BranchCount } from './branch-count.js';
import { harmProcess, harmStart, unharmed, type HarmedPart, type HarmState, type HarmTask, type KnownHits, type PartState } from './harm.js';
import { FAILED, testProcess, testStart, type TestRoll } from './test-roll.js';

/** One test after the other until one fails, and what a failure does. The tests are those of the first part. */
export interface Trial {
  readonly rolls: readonly TestRoll[];
  readonly parts: readonly HarmedPart[];
  /** What happens when the roll at this position fails. */
  readonly harm: (roll: number) => readonly HarmTask[];
  readonly need: WoundChart;
}

export interface TrialState {
  /** Rolls passed. */
  readonly passed: number;
  /** Result of the last roll; `null` before the first. */
  readonly score: number | null;
  readonly over: boolean;
  readonly parts: readonly PartState[];
}

export function trialStart({ parts }: Trial): TrialState {
  return { passed: 0, score: null, over: false, parts: parts.map(unharmed) };
}

/** `count`: what the harm is counted by where every branch is followed. */
export function trialProcess(trial: Trial, count = new BranchCount()): Process<TrialState, StoryTable> {
  const follow: Follow = { count, known: new Map() };
  return {
    next: (state) => (state.over ? null : trialStep(trial, state, follow)),
    key: (state) => `${state.passed} ${state.score ?? ''} ${state.over ? 1 : 0} ${state.parts.map((p) => `${p.wounds},${p.fate},${p.points},${p.thrown ?? ''},${p.fell ? 1 : 0}${p.prone ? 1 : 0}`).join(';')}`,
    rank: (state) => 2 * state.passed + (state.score === FAILED ? 1 : 0) + (state.over ? 2 * trial.rolls.length + 2 : 0),
  };
}

interface Follow {
  readonly count: BranchCount;
  readonly known: KnownHits;
}

function trialStep(trial: Trial, state: TrialState, follow: Follow): Chance<TrialState, StoryTable> {
  if (state.score === FAILED) return harmed(trial, state, follow);
  const roll = trial.rolls[state.passed];
  if (roll === undefined) return decision({ ...state, over: true });
  return processStep(testProcess(roll), testStart(state.parts[0]?.points ?? 0), ({ score, points }) => ({
    ...state, score, passed: state.passed + (score === FAILED ? 0 : 1),
    parts: state.parts.map((part, index) => (index === 0 ? { ...part, points } : part)),
  }));
}

function harmed(trial: Trial, state: TrialState, { count, known }: Follow): Chance<TrialState, StoryTable> {
  const process = harmProcess(trial.parts, trial.harm(state.passed), trial.need, known);
  const start = harmStart(state.parts);
  const after = ({ parts }: HarmState): TrialState => ({ ...state, over: true, parts });
  return {
    roll: (table) => after(play(process, start, table)),
    branches: () => toBranches(endings(process, start, count.watch()), after),
  };
}
