import type { Model } from '../model.js';
import { refuse } from '../refuse.js';
import type { ShootingRequest } from './shooting-types.js';

/** @throws RuleError for a shooter who cannot shoot as he is (SB-SHOOT-001, SB-SHOOT-006, SB-SHOOT-007, SB-MAGIC-005). */
export function refuseShooter(shooter: Model, { engaged, attempted, thrown }: Pick<ShootingRequest, 'engaged' | 'attempted' | 'thrown'>): void {
  const { combatant, pointer, name, wounds } = shooter;
  if (wounds <= 0) refuse(`${pointer}/wounds`, 'SB-SHOOT-001', `${name} was slain before the shot could be made.`);
  if (combatant.immobilised === true) refuse(`${pointer}/immobilised`, 'SB-MAGIC-005', `${name} can do nothing more this turn.`);
  if (combatant.onGround === true) refuse(`${pointer}/onGround`, 'SB-SHOOT-006', `${name} lies on the ground and cannot shoot.`);
  if (thrown === true) refuse('/thrown', 'SB-SHOOT-006', `${name} was thrown this turn and cannot shoot.`);
  if (attempted === true) refuse('/attempted', 'SB-SHOOT-006', `${name} has tried to jump, climb or mount this turn and cannot shoot.`);
  if (engaged === true) refuse('/engaged', 'SB-SHOOT-007', `${name} touches an enemy and cannot shoot.`);
}
