import type { Side } from '../../reference.js';
import { milsOf, milsOfPair, showMils, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { CLOAK_RANGE, isCloaked } from '../tests/cloak.js';
import { stepsOfModel } from '../tests/subject.js';
import type { ShootingRequest } from './shooting-types.js';

/** @throws RuleError for a target that cannot be seen or may not be shot at (SB-SHOOT-003, SB-SPEC-003, SB-SPEC-005, SB-SPEC-050). */
export function refuseTarget(shooter: Model, target: Model, request: Pick<ShootingRequest, 'visible' | 'distance'>, measure: Measure): void {
  const { combatant, pointer, name } = target;
  if (request.visible === false) refuse('/visible', 'SB-SHOOT-003', `${name} is out of sight.`);
  if (combatant.wearsRing === true && !stepsOfModel(shooter).some((step) => step.seesTheInvisible === true)) {
    refuse(`${pointer}/wearsRing`, 'SB-SPEC-005', `${name} wears the Ring and is not seen.`);
  }
  if (combatant.concealed === true && isCloaked(target) && isFar(request, measure)) {
    refuse(`${pointer}/concealed`, 'SB-SPEC-003', `${name} is partly hidden and wears an Elven cloak: from more than ${showMils(milsOfPair(CLOAK_RANGE, measure), measure)} nobody sees it.`);
  }
}

function isFar({ distance }: Pick<ShootingRequest, 'distance'>, measure: Measure): boolean {
  if (distance == null) reject('/distance', 'required', 'Whether a cloak hides its wearer depends on the distance.');
  return milsOf(distance, measure) > milsOfPair(CLOAK_RANGE, measure);
}

/** The ledger row by which nobody of the side may shoot at a model; `null` where they may (contract-combat 7). */
export function protectionOf(target: Model, shooterSide: Side | null): string | null {
  const own = stepsOfModel(target).find((step) => step.struck?.protected === true);
  const holds = target.combatant.protected ?? (own !== undefined && shooterSide !== 'evil');
  return holds ? own?.rule ?? 'SB-SPEC-027' : null;
}
