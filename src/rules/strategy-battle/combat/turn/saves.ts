import type { Chance, Process } from '../../../dice/chance.js';
import { decision, dieStep, twoDiceStep } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import { COURAGE_TO_PASS, type VictimPart } from '../strike.js';

/** Somebody who suffers Wounds, and what may recover them. */
export interface Sufferer {
  readonly by: string;
  readonly part: VictimPart;
  /** What a step of Might on his own dice costs; `null` where none is spent (SB-FATE-003). */
  readonly liftCost: number | null;
}

const STAGES = ['wound', 'early-save', 'fate', 'ring', 'hunting-instinct'] as const;
type Stage = (typeof STAGES)[number];

/** Wounds being suffered one after the other. `due`: still to come, the one in hand included. */
export interface SavesState {
  readonly due: number;
  readonly at: Stage;
  readonly wounds: number;
  readonly fate: number;
  /** Might in hand. */
  readonly points: number;
  /** Wounds that dice have recovered. */
  readonly saved: number;
}

/** The One Ring keeps its master on this or more (SB-SPEC-034). */
const RING_ON = 2;
const RULES: Readonly<Record<Stage, string>> = {
  'wound': 'SB-WOUND-003', 'early-save': 'SB-W05-007', 'fate': 'SB-FATE-001', 'ring': 'SB-SPEC-034', 'hunting-instinct': 'SB-SPEC-060',
};
/** Room between stages for Fate rolls, which follow one another with a falling store. */
const FATE_RANKS = 1000;

export function savesStart(due: number, { wounds, fate, points }: Pick<SavesState, 'wounds' | 'fate' | 'points'>): SavesState {
  return { due, at: 'wound', wounds, fate, points, saved: 0 };
}

/**
 * Wounds suffered one by one: first the roll that comes before Fate, then Fate until one die saves or none is left,
 * then the Ring (SB-FATE-001, SB-W05-007, SB-SPEC-034). It ends when all are suffered or the model is slain.
 */
export function savesProcess(sufferer: Sufferer): Process<SavesState, StoryTable> {
  return {
    next: (state) => (state.at === 'wound' && (state.due === 0 || state.wounds === 0) ? null : stepOf(sufferer, state)),
    key: (state) => `${state.due} ${state.at} ${state.wounds} ${state.fate} ${state.points} ${state.saved}`,
    rank: ({ due, at, fate }) => (STAGES.indexOf(at) - due * STAGES.length) * FATE_RANKS + (at === 'fate' ? FATE_RANKS - fate : 0),
  };
}

function stepOf(sufferer: Sufferer, state: SavesState): Chance<SavesState, StoryTable> {
  const { part } = sufferer;
  switch (state.at) {
    case 'wound': return decision(part.earlySaveOn === null ? afterEarly(part, state) : { ...state, at: 'early-save' });
    case 'early-save': return saveStep(sufferer, state, part.earlySaveOn ?? 1);
    case 'fate': return saveStep(sufferer, { ...state, fate: state.fate - 1 }, part.fateOn);
    case 'ring': return saveStep(sufferer, state, RING_ON);
    case 'hunting-instinct': return flightStep(sufferer, state);
  }
}

function afterEarly(part: VictimPart, state: SavesState): SavesState {
  return state.fate > 0 ? { ...state, at: 'fate' } : lose(part, state);
}

function lose(part: VictimPart, state: SavesState): SavesState {
  const left = { ...state, wounds: state.wounds - 1 };
  if (left.wounds === 0 && part.ring) return { ...left, at: 'ring' };
  return left.wounds > 0 && part.flees ? { ...left, at: 'hunting-instinct' } : settled(left);
}

function settled(state: SavesState): SavesState {
  return { ...state, due: state.due - 1, at: 'wound' };
}

/** A die that recovers the Wound in hand, lifted with the fewest points where they suffice. */
function saveStep({ by, part, liftCost }: Sufferer, state: SavesState, savedOn: number): Chance<SavesState, StoryTable> {
  const inHand = liftCost === null ? 0 : state.points;
  const step = dieStep<SavesState, StoryTable>({ purpose: state.at, by, sides: 6, modifier: 0 }, (face) => {
    const steps = Math.max(0, savedOn - face);
    const cost = steps * (liftCost ?? 1);
    if (cost > inHand) return { state: failed(part, state) };
    const saved = settled({ ...state, points: state.points - cost, saved: state.saved + 1 });
    return { state: state.at === 'ring' ? { ...saved, wounds: 1 } : saved, lift: steps };
  });
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      const die = table.dice[table.dice.length - 1];
      const might = die?.might === 0 ? '' : `, raised by ${die?.might} with Might`;
      table.note(state.at, `${by}: a ${die?.face}${might} ${after.saved > state.saved ? 'recovers the Wound' : 'does not help'}.`, RULES[state.at]);
      return after;
    },
  };
}

function failed(part: VictimPart, state: SavesState): SavesState {
  if (state.at === 'ring') return settled(state);
  return state.at === 'early-save' || state.fate > 0 ? afterEarly(part, state) : lose(part, state);
}

function flightStep({ by, part }: Sufferer, state: SavesState): Chance<SavesState, StoryTable> {
  const due = { purpose: 'hunting-instinct', by, sides: 6, modifier: 0 };
  return twoDiceStep(due, (sum) => settled({ ...state, wounds: sum + part.courage >= COURAGE_TO_PASS ? state.wounds : 0 }));
}
