import type { Chance, Process } from '../../../dice/chance.js';
import { decision, dieStep, processStep } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import { strikeNeed, strikeProcess, strikeStart, type StrikeSetting } from '../strike.js';
import { harmProcess, harmStart, unharmed, type HarmTask, type PartState } from '../tests/harm.js';
import { partNamed } from '../tests/parts-report.js';
import type { TurnEffectPlan } from './plan-turn-effect.js';

const STAGES = ['roll', 'edge', 'who', 'hit', 'fall', 'over'] as const;

/** Dice of a turn on their way. `on`: the roll that succeeded. `edge`: face of the die that picks it. */
export interface TurnEffectState {
  readonly at: (typeof STAGES)[number];
  readonly roll: number;
  readonly on: number | null;
  readonly edge: number | null;
  readonly points: number;
  /** The part that is hit. */
  readonly hit: number;
  readonly parts: readonly PartState[];
}

/** Of a mounted model the mount is hit on 1 to this. */
const MOUNT_UP_TO = 3;

export function turnEffectStart({ model, parts }: TurnEffectPlan): TurnEffectState {
  return { at: 'roll', roll: 1, on: null, edge: null, points: model?.points.might ?? 0, hit: 0, parts: parts.map(unharmed) };
}

export function turnEffectProcess(plan: TurnEffectPlan): Process<TurnEffectState, StoryTable> {
  return {
    next: (state) => nextStep(plan, state),
    key: ({ at, roll, on, edge, points, hit, parts }) => `${at} ${roll} ${on ?? ''} ${edge ?? ''} ${points} ${hit} ${parts.map((p) => `${p.wounds},${p.fate},${p.points},${p.prone ? 1 : 0}`).join(';')}`,
    rank: ({ at, roll }) => STAGES.indexOf(at) * 1000 + roll,
  };
}

function nextStep(plan: TurnEffectPlan, state: TurnEffectState): Chance<TurnEffectState, StoryTable> | null {
  switch (state.at) {
    case 'roll': return rollStep(plan, state);
    case 'edge': return dieStep({ purpose: 'edge', by: null, sides: 6, modifier: 0 }, (face) => ({ state: { ...state, edge: face, at: 'over' } }));
    case 'who': return whoStep(plan, state);
    case 'hit': return hitStep(plan, state);
    case 'fall': return fallStep(plan, state);
    case 'over': return null;
  }
}

function rollStep(plan: TurnEffectPlan, state: TurnEffectState): Chance<TurnEffectState, StoryTable> {
  const { rule, liftCost, rolls } = plan;
  const step = dieStep<TurnEffectState, StoryTable>({ purpose: rule.id, by: plan.model === null ? null : 'model', sides: 6, modifier: 0 }, (face) => {
    const steps = Math.max(0, rule.needed - face);
    const cost = steps * (liftCost ?? 1);
    if (steps > 0 && (liftCost === null || cost > state.points)) return { state: state.roll < rolls ? { ...state, roll: state.roll + 1 } : { ...state, at: 'over' } };
    return { state: { ...state, on: state.roll, points: state.points - cost, at: afterSuccess(plan) }, lift: steps };
  });
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      table.note(rule.id, after.on === null ? rule.otherwise : rule.says, rule.rule);
      return after;
    },
  };
}

function afterSuccess({ rule, parts }: TurnEffectPlan): TurnEffectState['at'] {
  if (rule.edges !== undefined) return 'edge';
  if (rule.hit === undefined) return 'over';
  return parts.length > 1 ? 'who' : 'hit';
}

/** Shared out as a shot at cavalry is (SB-W04-005). */
function whoStep({ parts }: TurnEffectPlan, state: TurnEffectState): Chance<TurnEffectState, StoryTable> {
  const mount = parts.findIndex(({ by }) => partNamed(by) === 'mount');
  return dieStep({ purpose: 'who-is-hit', by: 'model', sides: 6, modifier: 0 }, (face) => ({ state: { ...state, at: 'hit', hit: face <= MOUNT_UP_TO ? mount : 0 } }));
}

function hitStep({ rule, parts, need, falls }: TurnEffectPlan, state: TurnEffectState): Chance<TurnEffectState, StoryTable> {
  const [party, now] = [parts[state.hit], state.parts[state.hit]];
  if (party === undefined || now === undefined) return decision({ ...state, at: 'over' });
  const striker = { by: rule.id, woundBonus: 0, slaysOutright: false, barrier: false, strength: rule.hit ?? 0, byCourage: false, neverAbove: null };
  const setting: StrikeSetting = { need: strikeNeed(need, striker, party.part), striker, hero: null, at: party.by, part: party.part };
  return processStep(strikeProcess(setting), strikeStart(setting, 0, now.wounds, now.fate), ({ wounds, fate }) => ({
    ...state, at: falls ? 'fall' : 'over', parts: state.parts.map((part, index) => (index === state.hit ? { ...part, wounds, fate } : part)),
  }));
}

/** Knocked down: who rode is thrown with a hit of Strength 3 (SB-MM-005). */
function fallStep({ parts, need }: TurnEffectPlan, state: TurnEffectState): Chance<TurnEffectState, StoryTable> {
  const tasks = parts.map(({ by }, part): HarmTask => ({ kind: 'fall', part, fall: { count: parts.length > 1 && partNamed(by) !== 'mount' ? 1 : 0, laysProne: true } }));
  return processStep(harmProcess(parts, tasks, need), harmStart(state.parts), (after) => ({ ...state, at: 'over', parts: after.parts }));
}
