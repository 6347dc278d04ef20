import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { planShooting } from './plan-shooting.js';
import { playShooting } from './play-shooting.js';
import { shootingOdds } from './shooting-odds.js';
import type { ShootingOdds, ShootingRequest, ShootingResult } from './shooting-types.js';
import { refuseTooMuch } from './work.js';

/** Shooting and throwing in the Shoot phase, and throwing on the charge (SB-SHOOT-…). */
export function createShooting(reference: CombatReference): DiceOperation<ShootingRequest, ShootingOdds, ShootingResult> {
  return {
    odds: (request) => {
      const plan = planShooting(reference, request);
      refuseTooMuch(plan);
      return shootingOdds(plan);
    },
    resolve: (request, faces) => playShooting(planShooting(reference, request), faces),
  };
}
