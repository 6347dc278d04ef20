import type { Chance, Process } from '../../../dice/chance.js';
import { decision, processStep } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import type { WoundChart } from '../wound-chart.js';
import { harmProcess, harmStart, unharmed, type HarmedPart, type HarmTask, type PartState } from './harm.js';
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

export function trialProcess(trial: Trial): Process<TrialState, StoryTable> {
  return {
    next: (state) => (state.over ? null : trialStep(trial, state)),
    key: (state) => `${state.passed} ${state.score ?? ''} ${state.over ? 1 : 0} ${state.parts.map((p) => `${p.wounds},${p.fate},${p.points},${p.thrown ?? ''},${p.fell ? 1 : 0}${p.prone ? 1 : 0}`).join(';')}`,
    rank: (state) => 2 * state.passed + (state.score === FAILED ? 1 : 0) + (state.over ? 2 * trial.rolls.length + 2 : 0),
  };
}

function trialStep(trial: Trial, state: TrialState): Chance<TrialState, StoryTable> {
  if (state.score === FAILED) return harmed(trial, state);
  const roll = trial.rolls[state.passed];
  if (roll === undefined) return decision({ ...state, over: true });
  return processStep(testProcess(roll), testStart(state.parts[0]?.points ?? 0), ({ score, points }) => ({
    ...state, score, passed: state.passed + (score === FAILED ? 0 : 1),
    parts: state.parts.map((part, index) => (index === 0 ? { ...part, points } : part)),
  }));
}

function harmed(trial: Trial, state: TrialState): Chance<TrialState, StoryTable> {
  const process = harmProcess(trial.parts, trial.harm(state.passed), trial.need);
  return processStep(process, harmStart(state.parts), ({ parts }) => ({ ...state, over: true, parts }));
}
