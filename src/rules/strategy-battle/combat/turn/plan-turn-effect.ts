import type { CombatReference } from '../combat-reference.js';
import type { Model } from '../model.js';
import { sideOf } from '../shooting/bodies.js';
import { refuse, reject, rejectUnknown } from '../refuse.js';
import type { HarmedPart } from '../tests/harm.js';
import { liftOf, partiesOf, subjectOf } from '../tests/subject.js';
import type { WoundChart } from '../wound-chart.js';
import type { TurnEffectRule } from './turn-effect.js';
import { MOST_ROLLS, type TurnEffectRequest } from './turn-effects-types.js';

export interface TurnEffectPlan {
  readonly rule: TurnEffectRule;
  readonly rolls: number;
  /** Turn of the first roll. */
  readonly firstTurn: number;
  readonly model: Model | null;
  /** What a step of his Might costs; `null` where none may be, or is, spent. */
  readonly liftCost: number | null;
  readonly parts: readonly HarmedPart[];
  /** The model is knocked down by the hit. */
  readonly falls: boolean;
  readonly need: WoundChart;
  readonly assumptions: readonly string[];
}

/** @throws RuleError for unknown ids, for a roll that is not due, and for models that it is not about. */
export function planTurnEffect(reference: CombatReference, request: TurnEffectRequest): TurnEffectPlan {
  const rule = reference.turnEffects.get(request.effect) ?? rejectUnknown({ pointer: '/effect', code: 'unknown-id', id: request.effect }, reference.turnEffects.keys());
  const firstTurn = firstTurnOf(request, rule);
  const rolls = rollsOf(request, rule, firstTurn);
  const model = modelOf(reference, request, rule);
  const parts = model === null || rule.hit === undefined ? [] : partiesOf(reference, model, { scenarioRules: request.scenarioRules });
  const liftCost = model === null || rule.might !== true ? null : (liftOf(model, 'success')?.cost ?? null);
  const assumptions = liftCost === null ? [] : ['Might lifts a die that would fail with the fewest points, if they suffice.'];
  return { rule, rolls, firstTurn, model, liftCost, parts, falls: rule.hit !== undefined && strengthOf(model) < rule.hit, need: reference.need, assumptions };
}

/** Of a mounted model the mount's counts (SB-W04-005). */
const strengthOf = (model: Model | null): number => model?.mount?.profile.strength ?? model?.profile.strength ?? 0;

function firstTurnOf({ turn, force }: TurnEffectRequest, { rule, fromTurn = 1, atHalf }: TurnEffectRule): number {
  if (force != null && atHalf !== true) reject('/force', 'not-allowed', 'This roll does not hang on losses.');
  if (turn !== undefined && turn < fromTurn) refuse('/turn', rule, `The first roll is in turn ${fromTurn}.`);
  if (atHalf === true && force != null && 2 * force.left > force.starting) refuse('/force', rule, 'More than half of the models are left.');
  return turn ?? fromTurn;
}

function rollsOf({ rolls, untilTurn }: TurnEffectRequest, { once }: TurnEffectRule, firstTurn: number): number {
  const most = once === true ? 1 : MOST_ROLLS;
  if (rolls !== undefined && untilTurn != null) reject('/untilTurn', 'not-allowed', 'Rolls are counted, or end with a turn.');
  const count = untilTurn == null ? (rolls ?? 1) : untilTurn - firstTurn + 1;
  if (!Number.isInteger(count) || count < 1 || count > most) reject(untilTurn == null ? '/rolls' : '/untilTurn', 'out-of-range', `From 1 to ${most} rolls.`);
  return count;
}

function modelOf(reference: CombatReference, { model: combatant }: TurnEffectRequest, { rule, of }: TurnEffectRule): Model | null {
  if (of === undefined) {
    if (combatant != null) reject('/model', 'not-allowed', 'No model has a part in this roll, and no Might touches it.');
    return null;
  }
  if (combatant == null) reject('/model', 'required', 'This roll is made for a model.');
  const model = subjectOf(reference, combatant, '/model');
  if (of.specialRule !== null && model.unit !== null && !model.specialRules.has(of.specialRule)) refuse('/model', rule, `${model.name} does not bear the Ring.`);
  if (of.side !== null && sideOf(model) !== null && sideOf(model) !== of.side) refuse('/model', rule, 'Models of this side do not roll.');
  return model;
}
