import { endings, play, type Branch, type Chance, type Process } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import { dieStep, toBranches } from '../../../dice/steps.js';
import type { CombatReference } from '../combat-reference.js';
import type { Model } from '../model.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { refuse, reject } from '../refuse.js';
import { StoryTable } from '../story-table.js';
import { BranchCount } from '../tests/branch-count.js';
import { partNamed } from '../tests/parts-report.js';
import { shareOf, spreadOf } from '../tests/shares.js';
import { subjectOf } from '../tests/subject.js';
import { savesProcess, savesStart, type SavesState, type Sufferer } from './saves.js';
import { savingAssumptions, suffererOf } from './sufferer.js';
import { MOST_TURNS, type Poison, type VenomOdds, type VenomRequest, type VenomResult } from './venom-types.js';

/** What each kind of lasting wound needs: Wounds on the victim's profile, and its row. */
const KINDS: Readonly<Record<Poison, { readonly rule: string; readonly fromWounds: number }>> = {
  'venom': { rule: 'SB-SPEC-058', fromWounds: 1 },
  'morgul-blade': { rule: 'SB-SPEC-042', fromWounds: 2 },
};

/** Wounds that go on harming at the start of later turns (SB-SPEC-042, SB-SPEC-058). */
export function createVenom(reference: CombatReference): DiceOperation<VenomRequest, VenomOdds, VenomResult> {
  return {
    odds: (request) => venomOdds(planVenom(reference, request)),
    resolve: (request, faces) => playVenom(planVenom(reference, request), new StoryTable(faces)),
  };
}

interface VenomPlan {
  readonly model: Model;
  readonly sufferer: Sufferer;
  readonly turns: number;
  readonly rule: string;
  /** Might that comes anew each turn. */
  readonly freeMight: number;
  readonly start: VenomState;
  readonly assumptions: readonly string[];
}

/** `stung`: the die of this turn was a 1. `store`: Might without this turn's free points. */
interface VenomState {
  readonly turn: number;
  readonly stung: boolean;
  readonly wounds: number;
  readonly fate: number;
  readonly points: number;
  readonly store: number;
}

function planVenom(reference: CombatReference, request: VenomRequest): VenomPlan {
  const { turns = 1, from = 'venom', part = 'rider', scenarioRules = [] } = request;
  const { rule, fromWounds } = KINDS[from];
  const model = subjectOf(reference, request.model, '/model');
  if (!Number.isInteger(turns) || turns < 1 || turns > MOST_TURNS) reject('/turns', 'out-of-range', `From 1 to ${MOST_TURNS} turns.`);
  const sufferer = suffererOf(reference, model, { part, pointer: '/part', scenarioRules });
  if (printedWounds(model, sufferer) < fromWounds) refuse('/model', rule, `The blade leaves its mark only in models with ${fromWounds} Wounds or more on their profile.`);
  const freeMight = sufferer.liftCost === null ? 0 : (model.heroic?.freePerTurn.might ?? 0);
  const points = sufferer.liftCost === null ? 0 : model.points.might;
  const start = { turn: 1, stung: false, wounds: sufferer.part.wounds, fate: sufferer.part.fate, points, store: Math.max(0, points - freeMight) };
  return { model, sufferer, turns, rule, freeMight, start, assumptions: savingAssumptions(sufferer) };
}

function printedWounds(model: Model, { by }: Sufferer): number {
  switch (partNamed(by)) {
    case 'rider': return model.profile.wounds;
    case 'mount': return model.mount?.profile.wounds ?? 0;
    case 'passenger': return model.passenger?.profile.wounds ?? 0;
  }
}

/** `count`: what the saves are counted by where every branch is followed. */
function processOf(plan: VenomPlan, count = new BranchCount()): Process<VenomState, StoryTable> {
  const follow: Follow = { count, known: new Map() };
  return {
    next: (state) => (state.turn > plan.turns || state.wounds === 0 ? null : turnStep(plan, state, follow)),
    key: (state) => `${state.turn} ${state.stung ? 1 : 0} ${state.wounds} ${state.fate} ${state.points}`,
    rank: ({ turn, stung }) => 2 * turn + (stung ? 1 : 0),
  };
}

interface Follow {
  readonly count: BranchCount;
  /** Where one Wound leads, by what is left: the same in every turn, so it is followed once. */
  readonly known: Map<string, readonly Branch<SavesState>[]>;
}

function turnStep(plan: VenomPlan, state: VenomState, { count, known }: Follow): Chance<VenomState, StoryTable> {
  if (!state.stung) return stingStep(plan, state);
  const [process, start] = [savesProcess(plan.sufferer), savesStart(1, state)];
  const after = ({ wounds, fate, points }: SavesState): VenomState => nextTurn(plan, { ...state, wounds, fate, points });
  return {
    roll: (table) => after(play(process, start, table)),
    branches: () => {
      const key = `${state.wounds} ${state.fate} ${state.points}`;
      const branches = known.get(key) ?? toBranches(endings(process, start, count.watch()), (end) => end);
      known.set(key, branches);
      return branches.map((branch) => ({ weight: branch.weight, state: after(branch.state) }));
    },
  };
}

function stingStep(plan: VenomPlan, state: VenomState): Chance<VenomState, StoryTable> {
  const { by } = plan.sufferer;
  const step = dieStep<VenomState, StoryTable>({ purpose: 'venom', by, sides: 6, modifier: 0 }, (face) => ({ state: face === 1 ? { ...state, stung: true } : nextTurn(plan, state) }));
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      table.note('venom', `Turn ${state.turn}: ${by} ${after.stung ? 'suffers a Wound' : 'is spared'}.`, plan.rule);
      return after;
    },
  };
}

/** The free points of the turn are spent first and come anew; a slain model keeps the turn it died in. */
function nextTurn({ freeMight }: VenomPlan, state: VenomState): VenomState {
  if (state.wounds === 0) return { ...state, stung: false };
  const store = Math.min(state.store, state.points);
  return { ...state, turn: state.turn + 1, stung: false, store, points: store + freeMight };
}

function venomOdds(plan: VenomPlan): VenomOdds {
  const { start, assumptions } = plan;
  const count = new BranchCount();
  const ends = endings(processOf(plan, count), start, count.watch());
  const wounds = spreadOf(ends, start.wounds, (end) => start.wounds - end.wounds);
  return {
    perTurn: Fraction.of(1, 6), unharmed: shareOf(ends, (end) => end.wounds === start.wounds), slain: shareOf(ends, (end) => end.wounds === 0),
    wounds, fateLeft: spreadOf(ends, start.fate, ({ fate }) => fate), method: 'exact', assumptions,
  };
}

function playVenom(plan: VenomPlan, table: StoryTable): VenomResult {
  const { model, sufferer, start, assumptions } = plan;
  const end = play(processOf(plan), start, table);
  const slain = end.wounds === 0;
  return {
    lost: start.wounds - end.wounds, slain, wounds: end.wounds, fate: model.points.fate - (start.fate - end.fate),
    might: sufferer.liftCost === null ? model.points.might : end.points, slainInTurn: slain ? end.turn : null,
    rolls: table.dice, trace: table.trace, assumptions,
  };
}
