import type { Mount, WargearCategory } from '../reference.js';
import type { CourageSteps } from './special-rule-courage.js';
import type { FightSteps } from './special-rule-fight.js';
import type { HeroicSteps } from './special-rule-heroic.js';
import type { MagicSteps } from './special-rule-magic.js';
import type { MissileSteps } from './special-rule-missiles.js';
import type { MovementSteps } from './special-rule-movement.js';

/** What an expert rider on foot takes along. */
export type KeptOnFoot = 'shield' | 'bow';

/** What a unit is when it is ridden. */
export interface AsMount {
  readonly ridden?: true;
  readonly flies?: true;
  readonly carriesPassenger?: true;
}

/**
 * The behaviour of one named special rule: a value with the steps that it takes part in. Profile math asks the steps in
 * the order in which they stand here. Which unit has which rule is data, and so are figures such as the range of a
 * thrown stone; a rule that only states something has no file in this folder.
 */
export interface SpecialRuleSteps extends MovementSteps, MissileSteps, FightSteps, MagicSteps, HeroicSteps, CourageSteps {
  /** Id of the special rule in the data. */
  readonly id: string;
  /** Ledger row quoted in changes and findings. */
  readonly rule: string;

  /** Mount: what the unit that has this rule is as a mount. */
  readonly asMount?: AsMount;
  /** Mount: why the rider cannot take this mount without having bought it, or `null`. */
  readonly refusesLooseMount?: (mount: Mount) => string | null;
  /** On foot: categories of wargear that a rider leaves on his mount. `carried` is what he has on him when he gets down. */
  readonly leavesOnMount?: (carried: ReadonlySet<WargearCategory>, kept: KeptOnFoot) => readonly WargearCategory[];
  /** Picked-up wargear: why the model takes nothing from the slain. */
  readonly refusesPickUp?: string;
  /** Effects: effects that a bow forbids count all the same while mounted. */
  readonly ignoresBowWhileMounted?: true;
  /** Passenger: why nobody may sit behind this rider. */
  readonly riderRefusesPassengers?: string;
  /** Passenger: why this mount does not carry the passenger, or `null`. */
  readonly mountRefusesPassenger?: (passenger: { readonly ringBearer: boolean }) => string | null;
}
