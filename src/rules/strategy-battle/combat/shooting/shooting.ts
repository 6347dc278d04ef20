import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { planShooting } from './plan-shooting.js';
import { playShooting } from './play-shooting.js';
import { shootingOdds } from './shooting-odds.js';
import type { ShootingOdds, ShootingRequest, ShootingResult } from './shooting-types.js';
import type { ShotPlan } from './shot-plan.js';
import { refuseTooMuch } from './work.js';

/** Shooting and throwing in the Shoot phase, and throwing on the charge (SB-SHOOT-…). */
export function createShooting(reference: CombatReference): DiceOperation<ShootingRequest, ShootingOdds, ShootingResult> {
  const plan = (request: ShootingRequest): ShotPlan => {
    const settled = planShooting(reference, request);
    refuseTooMuch(settled);
    return settled;
  };
  return {
    odds: (request) => shootingOdds(plan(request)),
    resolve: (request, faces) => playShooting(plan(request), faces),
  };
}
