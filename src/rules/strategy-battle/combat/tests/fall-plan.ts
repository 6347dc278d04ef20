import type { CombatReference } from '../combat-reference.js';
import type { Combatant } from '../combatant.js';
import { inMillimetres, measureOf, milsOf, type Length, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import type { WoundChart } from '../wound-chart.js';
import { spendingAssumptions } from './assumptions.js';
import { HEIGHT_OF_HORSE, isSafeDrop } from './barrier-class.js';
import { fallOf } from './fall-hits.js';
import { MOST_BELOW, type FallCause, type FallRequest } from './fall-types.js';
import type { Fall, HarmedPart, HarmTask } from './harm.js';
import { flies, partyOf, subjectOf } from './subject.js';

/** Somebody who may fall: `task` is `null` where a fall does nothing. */
export interface Faller {
  readonly party: HarmedPart;
  readonly task: HarmTask | null;
  readonly hits: number;
}

export interface FallPlan {
  readonly first: Faller;
  readonly below: readonly Faller[];
  readonly need: WoundChart;
  readonly assumptions: readonly string[];
}

/** @throws RuleError for mounted models that would leap down too far, or climb, and for falls from no height. */
export function planFall(reference: CombatReference, request: FallRequest): FallPlan {
  const measure = measureOf(request);
  const below = request.below ?? [];
  if (below.length > MOST_BELOW) reject('/below', 'too-many', `At most ${MOST_BELOW} climbers below are counted.`);
  const because = request.because ?? 'drop';
  const model = subjectOf(reference, request.model, '/model');
  refuseMounted(model, request, measure);
  refuseLevel(request.fall, '/fall', measure);
  const fallerOf = (subject: Model, by: string, fall: Length, height: number | null, cause: FallCause): Faller => {
    const depth = flies(subject) ? { count: 0, laysProne: false } : fallOf(milsOf(fall, measure), measure, height);
    return { party: partyOf(subject, by, request), task: taskOf(depth, cause), hits: depth.count };
  };
  return {
    first: fallerOf(model, 'model', request.fall, request.modelHeight ?? null, because),
    below: below.map((climber, index) => {
      refuseLevel(climber.fall, `/below/${index}/fall`, measure);
      const subject = climberBelow(reference, climber.model, `/below/${index}/model`);
      return fallerOf(subject, `below/${index}`, climber.fall, climber.modelHeight ?? null, 'friend-fell');
    }),
    need: reference.need,
    assumptions: [
      ...(request.modelHeight == null && !model.mounted ? ['The fall is one of more than twice the height of the model.'] : []),
      ...(because === 'drop' ? [] : ['Might does not touch the roll for a footing.']),
      ...spendingAssumptions(model, request),
    ],
  };
}

/** Nobody falls who is on the ground. */
function refuseLevel(fall: Length, pointer: string, measure: Measure): void {
  if (milsOf(fall, measure) === 0) reject(pointer, 'out-of-range', 'Nobody falls from the ground: a height above 0.');
}

function taskOf(fall: Fall, cause: FallCause): HarmTask {
  if (cause === 'drop') return { kind: 'fall', part: 0, fall };
  return { kind: 'footing', part: 0, fall, rule: cause === 'beaten' ? 'SB-ELEV-003' : 'SB-ELEV-004' };
}

/** A mount leaps down no more than twice its height (SB-CAV-006) and never climbs (SB-CAV-007). */
function refuseMounted(model: Model, request: FallRequest, measure: Measure): void {
  if (!model.mounted || flies(model)) return;
  if ((request.because ?? 'drop') !== 'drop') refuse('/model', 'SB-CAV-007', 'Mounts never climb.');
  const height = request.modelHeight ?? HEIGHT_OF_HORSE;
  if (!isSafeDrop(height, inMillimetres(milsOf(request.fall, measure), measure))) refuse('/fall', 'SB-CAV-006', `A mount of ${height} mm does not leap down more than ${2 * height} mm.`);
}

function climberBelow(reference: CombatReference, combatant: Combatant, pointer: string): Model {
  const model = subjectOf(reference, combatant, pointer);
  if (model.mounted) refuse(pointer, 'SB-CAV-007', 'Mounts never climb.');
  return model;
}
