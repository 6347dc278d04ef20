import type { CombatReference } from '../combat-reference.js';
import { fromMils, inMillimetres, measureOf, milsOf, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { spendingAssumptions } from './assumptions.js';
import { isSafeDrop } from './barrier-class.js';
import { ascents, type Ascent } from './climb-moves.js';
import { MOST_CLIMB_ROLLS, type ClimbRequest } from './climb-types.js';
import { fallOf } from './fall-hits.js';
import type { Fall } from './harm.js';
import type { MoveLeft } from './jump-types.js';
import { flies, liftOf, partiesOf, refuseHelpless, stepsOfModel, subjectOf, testDiceOf } from './subject.js';
import type { TestRoll } from './test-roll.js';
import type { Trial } from './trial.js';

const NO_FALL: Fall = { count: 0, laysProne: false };

/** A climb with everything settled that dice do not settle. */
export interface ClimbPlan {
  readonly model: Model;
  readonly measure: Measure;
  readonly automatic: boolean;
  /** One for each roll; `null` where the surface was not measured. */
  readonly moves: readonly (Ascent | null)[];
  readonly falls: readonly Fall[];
  readonly arrives: boolean;
  readonly trial: Trial;
  readonly left: MoveLeft | null;
  readonly assumptions: readonly string[];
}

/** @throws RuleError for models that do not climb, and for heights that are jumped or dropped down. */
export function planClimb(reference: CombatReference, request: ClimbRequest): ClimbPlan {
  const measure = measureOf(request);
  const model = subjectOf(reference, request.model, '/model');
  refuseHelpless(model);
  if (model.mounted) refuse('/model', 'SB-CAV-007', 'Mounts never climb, with or without a rider.');
  checkRolls(request);
  refuseShort(request, measure);
  const freely = climbsFreely(model);
  const { moves, arrives } = movesOf(model, request, measure, freely?.cost ?? 2);
  const falls = moves.map((move) => fallOf(move?.from ?? 0, measure, request.modelHeight ?? null));
  const last = moves.length - 1;
  const rolls = moves.map((_, index) => climbRoll(model, freely !== null, arrives && index === last ? (request.mightFor ?? 'best') : 'success'));
  return {
    model, measure, automatic: freely !== null, moves, falls, arrives,
    trial: { rolls, parts: partiesOf(reference, model, request), harm: (roll) => [{ kind: 'fall', part: 0, fall: falls[roll] ?? NO_FALL }], need: reference.need },
    left: arrives ? moveLeft(moves[last] ?? null, measure) : null,
    assumptions: [...surfaceAssumptions(request), ...spendingAssumptions(model, request)],
  };
}

function movesOf(model: Model, { surface, rolls, direction }: ClimbRequest, measure: Measure, cost: 1 | 2): Pick<ClimbPlan, 'moves' | 'arrives'> {
  if (surface == null) return { moves: Array.from({ length: rolls ?? 1 }, () => null), arrives: true };
  const moves = ascents(model, { direction, rolls, surface }, { measure, cost });
  return { moves, arrives: moves[moves.length - 1]?.to === (direction === 'down' ? 0 : milsOf(surface.height, measure)) };
}

function checkRolls({ rolls }: ClimbRequest): void {
  if (rolls == null || (Number.isInteger(rolls) && rolls >= 1 && rolls <= MOST_CLIMB_ROLLS)) return;
  reject('/rolls', 'out-of-range', `From 1 to ${MOST_CLIMB_ROLLS} Climb rolls are counted.`);
}

/** Up to twice the model's height: a Jump roll on the way up, nothing at all on the way down (SB-CLIMB-001, SB-CLIMB-003). */
function refuseShort({ surface, modelHeight, direction }: ClimbRequest, measure: Measure): void {
  if (surface == null || modelHeight == null || !isSafeDrop(modelHeight, inMillimetres(milsOf(surface.height, measure), measure))) return;
  if (direction === 'down') refuse('/surface/height', 'SB-CLIMB-003', 'So short a way down takes no roll and no move.');
  refuse('/surface/height', 'SB-CLIMB-001', 'So short a climb is made with a Jump roll.');
}

/** Those who never roll (SB-CLIMB-004, SB-SPEC-057), and fliers, who need not climb. */
function climbsFreely(model: Model): { readonly cost: 1 | 2 } | null {
  if (flies(model)) return { cost: 1 };
  return stepsOfModel(model).find((step) => step.climbsFreely !== undefined)?.climbsFreely ?? null;
}

function climbRoll(model: Model, automatic: boolean, goal: 'best' | 'success'): TestRoll {
  return {
    purpose: 'climb', by: 'model', rule: 'SB-CLIMB-002', dice: testDiceOf(model), modifier: 0, attempts: 1, rerolls: false,
    automatic, lift: liftOf(model, goal),
  };
}

function moveLeft(last: Ascent | null, measure: Measure): MoveLeft | null {
  return last === null ? null : { measure, stops: 0, goesOn: fromMils(last.left) };
}

function surfaceAssumptions({ surface, modelHeight }: ClimbRequest): string[] {
  if (surface == null) return ['The last roll is the one that reaches the edge; the height is not given, so no damage of a fall is reckoned.'];
  return modelHeight == null ? ['Every fall is one of more than twice the height of the model.'] : [];
}
