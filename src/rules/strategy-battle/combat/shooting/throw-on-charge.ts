import type { Distance } from '../../reference.js';
import { milsOf, milsOfPair, showMils, type Measure } from '../length.js';
import { refuse } from '../refuse.js';
import type { MissileInUse } from './missile.js';
import type { ShootingRequest } from './shooting-types.js';

/** A charger stops this near to its target and throws (SB-WEAP-021). */
export const THROWING_STOP: Distance = { inches: 1, cm: 2 };

/** @throws RuleError for whatever is not thrown on the charge. */
export function refuseThrow({ throwing, name }: MissileInUse, { distance }: ShootingRequest, measure: Measure): void {
  if (!throwing) refuse('/onTheCharge', 'SB-WEAP-021', `${name}: only throwing weapons are thrown on the charge.`);
  if (distance != null && milsOf(distance, measure) > milsOfPair(THROWING_STOP, measure)) {
    refuse('/distance', 'SB-WEAP-021', `A charger throws from ${showMils(milsOfPair(THROWING_STOP, measure), measure)} away.`);
  }
}
