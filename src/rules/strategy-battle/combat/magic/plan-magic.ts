import type { CombatReference } from '../combat-reference.js';
import { measureOf, milsOf, type Measure, type Mils } from '../length.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { liftOf, stepsOfModel, subjectOf } from '../tests/subject.js';
import { magicAssumptions } from './magic-assumptions.js';
import type { Flight, MagicPlan, Resister, Victim, WillRoller } from './magic-plan.js';
import { powerOf, refuseCaster, refuseReach, refuseTarget, type CastPower } from './magic-refusals.js';
import { MOST_NEARBY, type MagicRequest } from './magic-types.js';
import { EMPTY_PURSE, purseOf, refuseDice, refuseFree, sharedPurse } from './purse.js';
import { allVictims, bystandersOf, targetVictim } from './victims.js';

/** @throws RuleError for unknown ids, and for what the rules forbid. */
export function planMagic(reference: CombatReference, request: MagicRequest): MagicPlan {
  const measure = measureOf(request, request.measure);
  const caster = subjectOf(reference, request.caster, '/caster');
  const cast = powerOf(request, caster);
  refuseCaster(request, caster);
  refuseFree(caster, request.freeWill, '/freeWill');
  const roller: WillRoller = { model: caster, by: 'caster', purse: purseOf(caster, request.freeWill), dice: request.dice, liftCost: costOf(caster) };
  refuseDice(request.dice, roller.purse, { pointer: '/dice', least: 1, name: caster.name });
  const aimed = aimOf(reference, request, cast, { caster, measure });
  const policy = caster.combatant.spend?.might ?? 'none';
  const woundCost = policy === 'to-wound' || policy === 'both' ? (caster.combatant.mightCost ?? 1) : null;
  const plan = {
    power: cast.power, castOn: cast.castOn, caster: roller, ...aimed, woundCost, measure, need: reference.need,
    targetEngaged: request.targetEngaged === true,
  };
  return { ...plan, assumptions: magicAssumptions(request, plan, cast.range !== null) };
}

const costOf = (model: Model): number | null => liftOf(model, 'success')?.cost ?? null;

type Aimed = Pick<MagicPlan, 'target' | 'victims' | 'flight' | 'resister'>;
interface Setting {
  readonly caster: Model;
  readonly measure: Measure;
}

function aimOf(reference: CombatReference, request: MagicRequest, cast: CastPower, setting: Setting): Aimed {
  refuseMisfits(request, cast);
  switch (cast.power.aim) {
    case 'self': return { target: null, victims: [], flight: null, resister: null };
    case 'enemies': return aimedAtAll(reference, request, cast, setting);
    default: return aimedAtOne(reference, request, cast, setting);
  }
}

/** @throws RuleError for parts of a request that have no place in this power, and for those that it lacks. */
function refuseMisfits({ target, targets, bystanders, resistedBy, resistDice, resisterFreeWill, obstacleAt }: MagicRequest, { power }: CastPower): void {
  const one = power.aim !== 'self' && power.aim !== 'enemies';
  const refused: readonly (readonly [string, boolean, unknown])[] = [
    ['/target', one, target], ['/targets', power.aim === 'enemies', targets], ['/resistedBy', power.aim === 'enemies', resistedBy],
    ['/bystanders', power.blast !== undefined, bystanders?.length === 0 ? null : bystanders], ['/obstacleAt', power.blast !== undefined, obstacleAt],
    ['/resistDice', power.aim === 'enemy' || power.aim === 'enemies', resistDice === 0 ? null : resistDice],
    ['/resisterFreeWill', power.aim === 'enemy' || power.aim === 'enemies', resisterFreeWill],
  ];
  for (const [pointer, fits, value] of refused) if (!fits && value != null) reject(pointer, 'not-allowed', 'This power has no use for it.');
  if (one && target == null) reject('/target', 'required', 'This power is aimed at one model.');
  if (power.aim === 'enemies' && (targets == null || targets.length === 0)) reject('/targets', 'required', 'This power is aimed at all enemies in its range.');
}

function aimedAtOne(reference: CombatReference, request: MagicRequest, cast: CastPower, { caster, measure }: Setting): Aimed {
  const target = subjectOf(reference, request.target ?? {}, '/target');
  refuseTarget(request, cast, caster, target);
  refuseReach(request, cast, { caster, target, measure });
  const victim = targetVictim(reference, cast.power, target, request);
  const resister = cast.power.aim === 'enemy' ? resisterOf(reference, request, target, 'target') : null;
  if (cast.power.blast === undefined) return { target, victims: [victim], flight: null, resister };
  const { victims, stopsAt } = bystandersOf(reference, target, request, measure);
  const obstacle = request.obstacleAt == null ? null : milsOf(request.obstacleAt, measure);
  const flight: Flight = { plus: cast.power.blast.plus, stopsAt: nearest(stopsAt, obstacle) };
  return { target, victims: [victim, ...victims], flight, resister };
}

function nearest(one: Mils | null, other: Mils | null): Mils | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function aimedAtAll(reference: CombatReference, request: MagicRequest, cast: CastPower, { caster, measure }: Setting): Aimed {
  const listed = request.targets ?? [];
  if (listed.length > MOST_NEARBY) reject('/targets', 'too-many', `At most ${MOST_NEARBY} models.`);
  const models = listed.map((combatant, index) => subjectOf(reference, combatant, `/targets/${index}`));
  for (const model of models) refuseReach(request, cast, { caster, target: model, measure });
  const wrongSide = models.find((model) => caster.unit !== null && (model.combatant.side ?? model.unit?.side) === caster.unit.side);
  if (wrongSide !== undefined) refuse(wrongSide.pointer, cast.power.rule, `${wrongSide.name} is no enemy of ${caster.name}.`);
  const victims: Victim[] = allVictims(reference, models, request);
  return { target: null, victims, flight: null, resister: resisterAmong(reference, request, models) };
}

function resisterAmong(reference: CombatReference, request: MagicRequest, models: readonly Model[]): Resister | null {
  if (request.resistedBy == null) {
    if ((request.resistDice ?? 0) !== 0) reject('/resistedBy', 'required', 'One of the victims resists for all.');
    return null;
  }
  const model = models[request.resistedBy];
  if (model === undefined) reject('/resistedBy', 'out-of-range', 'There is no such victim.');
  return resisterOf(reference, request, model, `targets/${request.resistedBy}`);
}

/** Whoever resists: his own Will and that of mount and passenger, or a die for each Wound left (SB-WILL-003, SB-CAV-027, SB-SPEC-045). */
function resisterOf(reference: CombatReference, request: MagicRequest, model: Model, by: string): Resister | null {
  const steps = stepsOfModel(model);
  const rerolls = steps.some((step) => step.rerollsResistance === true);
  if (steps.some((step) => step.resistsWithWounds === true)) {
    return { model, by, purse: EMPTY_PURSE, dice: model.wounds, liftCost: costOf(model), rerolls, forNothing: true };
  }
  const dice = request.resistDice ?? 0;
  refuseFree(model, request.resisterFreeWill, '/resisterFreeWill');
  const purse = sharedPurse(model, request.resisterFreeWill, riddenUnit(reference, model));
  refuseDice(dice, purse, { pointer: '/resistDice', least: 0, name: model.name });
  return { model, by, purse, dice, liftCost: costOf(model), rerolls, forNothing: false };
}

/** A mount that is a Hero itself. */
function riddenUnit(reference: CombatReference, { mount, pointer }: Model): Model | null {
  return mount !== null && reference.units.has(mount.id) ? resolveModel(reference, { unit: mount.id }, `${pointer}/mount`) : null;
}
