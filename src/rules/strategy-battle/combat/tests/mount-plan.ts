import { RuleError } from '../../../shared/rule-error.js';
import type { CombatReference } from '../combat-reference.js';
import type { Combatant } from '../combatant.js';
import { fromMils, measureOf, milsOf, milsOfPair, type Measure } from '../length.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { spendingAssumptions } from './assumptions.js';
import type { MoveLeft } from './jump-types.js';
import type { MountRequest } from './mount-types.js';
import { liftOf, moveOf, refuseHelpless, stepsOfModel, subjectOf, testDiceOf } from './subject.js';
import type { TestRoll } from './test-roll.js';

/** An attempt to mount with everything settled that dice do not settle. */
export interface MountPlan {
  readonly model: Model;
  readonly roll: TestRoll;
  readonly left: MoveLeft | null;
  readonly assumptions: readonly string[];
}

/** @throws RuleError for who may not ride, be carried, or reach the saddle. */
export function planMount(reference: CombatReference, request: MountRequest): MountPlan {
  const measure = measureOf(request);
  refuseSeated(request.model);
  const model = subjectOf(reference, { ...request.model, mounted: false, mount: null, passenger: null }, '/model');
  refuseHelpless(model);
  const seated = request.model.mounted === undefined && resolveModel(reference, request.model, '/model').mounted;
  const rider = request.behind == null ? null : riderOf(reference, request.behind, request.model);
  if (rider === null) refuseMount(reference, model, request);
  const { saddleHeight, modelHeight } = request;
  if (saddleHeight != null && modelHeight != null && saddleHeight > 2 * modelHeight) refuse('/saddleHeight', 'SB-CAV-008', `A model of ${modelHeight} mm reaches a saddle of up to ${2 * modelHeight} mm.`);
  const goal = request.mightFor ?? 'best';
  const rerolls = stepsOfModel(model).some((step) => step.rerollsJumpsOnMounts === true);
  const rule = rider === null ? 'SB-CAV-008' : 'SB-CAV-013';
  return {
    model,
    roll: { purpose: 'jump', by: 'model', rule, dice: testDiceOf(model), modifier: 0, attempts: 1, rerolls, automatic: false, lift: liftOf(model, goal) },
    left: moveLeft(rider ?? model, request, measure),
    assumptions: [...(seated ? [`${model.name} stands on foot beside the mount.`] : []), ...(rerolls ? ['A failed die is re-rolled once; a success is kept.'] : []), ...spendingAssumptions(model, request)],
  };
}

/** Whoever mounts is on foot and alone; the mount stands beside the model in the request. */
function refuseSeated({ mounted, mount, passenger }: Combatant): void {
  if (mounted === true) refuse('/model/mounted', 'SB-CAV-008', 'Who is mounted already does not mount.');
  if (mount != null) reject('/model/mount', 'not-allowed', 'The mount is named beside the model, in `mount`.');
  if (passenger != null) refuse('/model/passenger', 'SB-CAV-012', 'A model on foot carries nobody.');
}

function refuseMount(reference: CombatReference, model: Model, { mount, ownedBy }: MountRequest): void {
  if (ownedBy != null && model.unit !== null && ownedBy !== model.unit.side) refuse('/ownedBy', 'SB-LOOSE-001', 'Nobody rides the mounts of the other side.');
  onMount(reference, model, mount ?? null, mount == null ? '/model' : '/mount');
}

/**
 * The model on the mount, or on its own. The mount is judged as profile math does it, so the reasons are the same.
 * `null` for a model by profile, of which nothing is known.
 * @throws RuleError at `pointer` for who may not ride it.
 */
export function onMount(reference: CombatReference, model: Model, mount: string | null, pointer: string): Model | null {
  if (model.unit === null) return null;
  return pointed([`${model.pointer}/mount`, `${model.pointer}/mounted`], pointer, () => resolveModel(reference, { ...model.combatant, mounted: true, mount, passenger: null, onGround: false }, model.pointer));
}

function riderOf(reference: CombatReference, behind: Combatant, passenger: Combatant): Model {
  const rider = subjectOf(reference, { ...behind, passenger: null }, '/behind');
  if (!rider.mounted) refuse('/behind', 'SB-CAV-013', `${rider.name} is on foot and takes nobody up.`);
  if (behind.passenger != null) refuse('/behind/passenger', 'SB-CAV-012', `${rider.name} carries somebody already.`);
  pointed(['/behind/passenger'], '/model', () => resolveModel(reference, { ...behind, passenger }, '/behind'));
  return rider;
}

/** Faults of what was put together for the judgement are told at the place where the caller said it. */
function pointed<T>(from: readonly string[], to: string, judge: () => T): T {
  const moved = (pointer: string): string => {
    const put = from.find((each) => pointer === each || pointer.startsWith(`${each}/`));
    return put === undefined ? pointer : to + pointer.slice(put.length);
  };
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.problems.map((problem) => ({ ...problem, pointer: moved(problem.pointer) })));
  }
}

/** On a 6 the mount finishes the model's move, or the cavalry model its own (SB-CAV-008, SB-CAV-013). */
function moveLeft(mover: Model, { used, move }: MountRequest, measure: Measure): MoveLeft | null {
  const own = moveOf(mover);
  if (move == null && own === null) return null;
  const full = move == null ? milsOfPair(own ?? { inches: 0, cm: 0 }, measure) : milsOf(move, measure);
  const left = full - (used == null ? 0 : milsOf(used, measure));
  if (left < 0) refuse('/used', 'SB-MOVE-003', `${mover.name} moves no more than ${fromMils(full)}.`);
  return { measure, stops: 0, goesOn: fromMils(left) };
}
