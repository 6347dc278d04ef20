import { CLOAK_RANGE, isCloaked } from '../tests/cloak.js';
import { milsOf, milsOfPair, showMils, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject, rejectUnknown } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';
import { stepsOfModel } from '../tests/subject.js';
import type { Distance, UnitPower } from '../../reference.js';
import type { MagicRequest } from './magic-types.js';
import type { Power } from './power.js';
import { powersById } from './powers.js';
import { purseOf, refuseHelplessCaster } from './purse.js';

/** The power as the caster has it. */
export interface CastPower {
  readonly power: Power;
  readonly castOn: number;
  readonly range: Distance | null;
}

/** @throws RuleError for an unknown power, and one that the caster does not have (SB-MAGIC-030). */
export function powerOf({ power: id, castOn }: MagicRequest, caster: Model): CastPower {
  const power = powersById.get(id);
  if (power === undefined) rejectUnknown({ pointer: '/power', code: 'unknown-id', id }, powersById.keys());
  if (caster.unit === null) return { power, castOn: givenCastOn(castOn), range: null };
  const own: UnitPower | undefined = caster.unit.magicalPowers.find((each) => each.id === id);
  if (own === undefined) refuse('/power', 'SB-MAGIC-030', `${caster.name} does not have this power.`);
  if (castOn != null) reject('/castOn', 'not-allowed', 'The die that casts a power is known of a unit.');
  return { power, castOn: own.castOn, range: own.range };
}

function givenCastOn(castOn: number | null | undefined): number {
  if (castOn == null) reject('/castOn', 'required', 'Of a caster by profile the die that casts the power must be said.');
  if (!Number.isInteger(castOn) || castOn < 1 || castOn > 6) reject('/castOn', 'out-of-range', 'From 1 to 6.');
  return castOn;
}

/** @throws RuleError where the caster may use no power now (SB-WILL-001, SB-WILL-002). */
export function refuseCaster(request: MagicRequest, caster: Model): void {
  refuseHelplessCaster(caster);
  if (request.alreadyCast === true) refuse('/alreadyCast', 'SB-WILL-001', `${caster.name} has attempted a power this turn.`);
  if (request.casterEngaged === true) refuse('/casterEngaged', 'SB-WILL-002', `${caster.name} is in a fight and not free to use a power.`);
}

/** @throws RuleError where the power cannot be aimed at this model. */
export function refuseTarget(request: MagicRequest, { power }: CastPower, caster: Model, target: Model): void {
  refuseSide(power, caster, target);
  refuseUnfit(power, caster, target);
  if (power.heals !== undefined && target.wounds === 0) refuse('/target/wounds', power.rule, 'The slain are not brought back.');
  if (request.hiddenByModel === true && power.needsClearView === true) refuse('/hiddenByModel', power.rule, 'A model hides a part of the target.');
  if (request.part !== undefined && request.part !== 'rider' && power.picksPart !== true) refuse('/part', 'SB-CAV-027', 'This power is aimed at the rider.');
  refuseInvisible(caster, target);
}

/** @throws RuleError for a model that the power does nothing to. */
function refuseUnfit(power: Power, caster: Model, target: Model): void {
  if (power.aim === 'friendly-hero' && target.heroic === null) refuse('/target', power.rule, `${target.name} is no Hero.`);
  if (power.aim === 'friendly-hero' && target.unit !== null && target.unit.unique && target.unit === caster.unit) refuse('/target', power.rule, `${caster.name} cannot use this power on himself.`);
  if (power.onlyMounted === true && !target.mounted) refuse('/target', power.rule, `${target.name} is on foot.`);
  if (power.onlyCarrying !== undefined && !target.wargear.some(({ id }) => id === power.onlyCarrying)) refuse('/target', power.rule, `${target.name} carries no ${power.onlyCarrying}.`);
}

function refuseSide({ aim, rule }: Power, caster: Model, target: Model): void {
  const [own, theirs] = [sideOf(caster), sideOf(target)];
  if (target.combatant.protected === true && own === 'good' && aim === 'enemy') refuse('/target/protected', 'SB-SPEC-027', `Good may not harm ${target.name}.`);
  if (own === null || theirs === null) return;
  if (aim === 'enemy' && own === theirs) refuse('/target', rule, `${target.name} is no enemy of ${caster.name}.`);
  if (aim !== 'enemy' && own !== theirs) refuse('/target', rule, `${target.name} is no friend of ${caster.name}.`);
}

/** A wearer of the Ring is seen by few (SB-SPEC-005, SB-SPEC-041). */
function refuseInvisible(caster: Model, target: Model): void {
  if (target.combatant.wearsRing !== true) return;
  if (!stepsOfModel(caster).some((step) => step.seesTheInvisible === true)) refuse('/target/wearsRing', 'SB-SPEC-005', `${target.name} wears the Ring and cannot be seen.`);
}

/** @throws RuleError where the target is out of range or not seen, unless the caster reaches anybody (SB-SPEC-048, SB-SPEC-066). */
export function refuseReach(request: MagicRequest, { power, range }: CastPower, { caster, target, measure }: { readonly caster: Model; readonly target: Model; readonly measure: Measure }): void {
  if (castsAnywhere(request, power, caster)) return;
  const away = request.distance == null ? null : milsOf(request.distance, measure);
  if (range !== null && away !== null && away > milsOfPair(range, measure)) refuse('/distance', power.rule, `The power reaches ${showMils(milsOfPair(range, measure), measure)}.`);
  if (power.blind === true || stepsOfModel(caster).some((step) => step.seesEverything === true)) return;
  if (request.seen === false) refuse('/seen', 'SB-WILL-002', `${caster.name} does not see the target.`);
  if (target.combatant.concealed !== true || !isCloaked(target)) return;
  if (away === null) reject('/distance', 'required', 'Whether a cloak hides its wearer depends on the distance.');
  if (away > milsOfPair(CLOAK_RANGE, measure)) refuse('/target/concealed', 'SB-SPEC-003', `${target.name} is cloaked and not seen from there.`);
}

function castsAnywhere(request: MagicRequest, power: Power, caster: Model): boolean {
  const reaches = stepsOfModel(caster).some((step) => step.castsAnywhere?.includes(power.id) === true);
  return reaches && purseOf(caster, request.freeWill).own > 0;
}
