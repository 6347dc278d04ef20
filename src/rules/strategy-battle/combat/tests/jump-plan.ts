import type { CombatReference } from '../combat-reference.js';
import { fromMils, measureOf, milsOf, milsOfPair, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { spendingAssumptions } from './assumptions.js';
import { barrierClass, exceeds, HEIGHT_OF_HORSE, isSafeDrop, type Size } from './barrier-class.js';
import { fallOf } from './fall-hits.js';
import type { HarmTask } from './harm.js';
import type { Approach, JumpRequest, MoveLeft } from './jump-types.js';
import { flies, liftOf, moveOf, partiesOf, refuseHelpless, stepsOfModel, subjectOf, testDiceOf } from './subject.js';
import type { TestRoll } from './test-roll.js';
import type { Trial } from './trial.js';

/** A jump with everything settled that dice do not settle. */
export interface JumpPlan {
  readonly model: Model;
  readonly trial: Trial;
  readonly roll: TestRoll;
  readonly falls: boolean;
  readonly throws: boolean;
  /** Nothing is attempted: it is strode or dropped over, or flown over. */
  readonly strides: boolean;
  readonly left: MoveLeft | null;
  readonly assumptions: readonly string[];
}

/** @throws RuleError for what cannot be jumped at all, or not with the move that is left. */
export function planJump(reference: CombatReference, request: JumpRequest): JumpPlan {
  const measure = measureOf(request);
  const model = subjectOf(reference, request.model, '/model');
  refuseHelpless(model);
  const height = heightOf(model, request);
  if (request.size != null && !flies(model)) refuseTooBig(model, request, height ?? 0, request.size);
  const strides = flies(model) || stridesOver(request, height);
  const roll = jumpRoll(model, request, height, strides);
  const falls = request.over === 'gap';
  const throws = model.mounted && request.tryAgain !== false;
  const tasks = harmTasks(model, request, { height, measure, falls, throws });
  return {
    model, roll, falls, throws, strides,
    trial: { rolls: [roll], parts: partiesOf(reference, model, request), harm: () => tasks, need: reference.need },
    left: request.approach == null ? null : moveLeft(model, request.approach, measure),
    assumptions: [...sizeAssumptions(model, request, height), ...retryAssumptions(roll), ...spendingAssumptions(model, request)],
  };
}

/** Millimetres; `null` where it is neither given nor needed. */
function heightOf(model: Model, { modelHeight, size, over, depth }: JumpRequest): number | null {
  if (depth != null && over !== 'gap') reject('/depth', 'not-allowed', 'Only a gap has a depth.');
  if (over === 'drop' && size?.height == null) reject('/size/height', 'required', 'A drop needs its height.');
  const height = modelHeight ?? (model.mounted ? HEIGHT_OF_HORSE : null);
  if (size != null && height === null) reject('/modelHeight', 'required', 'On foot the height of the model is needed beside a size.');
  return height;
}

function refuseTooBig(model: Model, { over }: JumpRequest, height: number, size: Size): void {
  if (over === 'drop') {
    if (isSafeDrop(height, size.height ?? 0)) return;
    if (model.mounted) refuse('/size/height', 'SB-CAV-006', `A mount of ${height} mm does not jump down more than ${2 * height} mm.`);
    refuse('/size/height', 'SB-FALL-001', `A drop of more than ${2 * height} mm is a fall, which no Jump roll softens.`);
  }
  if (barrierClass(height, size) !== 'too-big') return;
  const rule = model.mounted ? 'SB-CAV-005' : over === 'gap' ? 'SB-OBST-005' : over === 'ledge' ? 'SB-CLIMB-001' : 'SB-OBST-001';
  refuse('/size', rule, `More than ${2 * height} mm is too much for a jump.`);
}

/** Low and narrow barriers, and short ways down, take no roll (SB-OBST-001, SB-CLIMB-003). */
function stridesOver({ over, size }: JumpRequest, height: number | null): boolean {
  return size != null && height !== null && (over === 'drop' || barrierClass(height, size) === 'free');
}

function jumpRoll(model: Model, request: JumpRequest, height: number | null, strides: boolean): TestRoll {
  const steps = stepsOfModel(model);
  const freely = !model.mounted && steps.some((step) => step.jumpsFreely?.includes(request.over) === true);
  const larger = request.size == null ? request.larger === true : height !== null && exceeds(height, request.size);
  return {
    purpose: 'jump', by: 'model', rule: model.mounted ? 'SB-CAV-006' : 'SB-OBST-004',
    dice: testDiceOf(model), modifier: larger ? -1 : 0,
    attempts: model.mounted && request.tryAgain !== false ? 2 : 1,
    rerolls: model.mounted && steps.some((step) => step.rerollsJumpsOnMounts === true),
    automatic: strides || freely,
    lift: liftOf(model, request.mightFor ?? 'best'),
  };
}

interface Circumstances {
  readonly height: number | null;
  readonly measure: Measure;
  readonly falls: boolean;
  readonly throws: boolean;
}

/** A failed jump over a gap is a fall of all who jumped (SB-OBST-005); a mount that fails twice throws its riders (SB-CAV-006). */
function harmTasks(model: Model, request: JumpRequest, { height, measure, falls, throws }: Circumstances): HarmTask[] {
  const parts = [...(model.mounted ? ['rider', 'mount'] : ['rider']), ...(model.passenger === null ? [] : ['passenger'])];
  const fall = falls && request.depth != null ? fallOf(milsOf(request.depth, measure), measure, height) : null;
  const fallen = fall === null ? [] : parts.map((_, part): HarmTask => ({ kind: 'fall', part, fall }));
  const thrown = throws ? parts.flatMap((name, part): HarmTask[] => (name === 'mount' ? [] : [{ kind: 'thrown', part }])) : [];
  return [...fallen, ...thrown];
}

function moveLeft(model: Model, approach: Approach, measure: Measure): MoveLeft {
  const own = moveOf(model);
  if (approach.move == null && own === null) reject('/approach/move', 'required', 'The move of a model by profile is not known.');
  const move = approach.move == null ? milsOfPair(own ?? { inches: 0, cm: 0 }, measure) : milsOf(approach.move, measure);
  const left = move - milsOf(approach.used, measure);
  if (left < 0) refuse('/approach/used', 'SB-MOVE-003', `${model.name} moves no more than ${fromMils(move)}.`);
  if (milsOf(approach.across, measure) > left) refuse('/approach/across', 'SB-OBST-003', `${fromMils(left)} is left, too little to reach the far side this turn.`);
  return { measure, stops: 0, goesOn: fromMils(left) };
}

function sizeAssumptions(model: Model, request: JumpRequest, height: number | null): string[] {
  const told: string[] = [];
  if (request.size == null && request.larger === undefined) told.push('What is jumped is no taller or broader than the jumper.');
  if (request.size != null && request.modelHeight == null && model.mounted) told.push(`The mount is ${HEIGHT_OF_HORSE} mm tall.`);
  if (request.modelHeight != null && request.size == null && request.depth == null) told.push('The height of the model changes nothing where no size is given.');
  if (request.over === 'gap' && request.depth == null) told.push('The depth of the gap is not given, so no damage of a fall is reckoned.');
  if (request.over === 'gap' && request.depth != null && height === null) told.push('The gap is deeper than twice the height of the model.');
  return told;
}

function retryAssumptions({ rerolls, attempts }: TestRoll): string[] {
  const told: string[] = [];
  if (rerolls) told.push('A failed die is re-rolled once; a success is kept.');
  if (attempts > 1) told.push('After a failure the mount is driven at it again.');
  return told;
}
