import type { Part } from '../combatant.js';
import type { StrikeState } from '../strike.js';
import type { Victim } from './plan.js';

/** What is left of one losing model: Wounds of its parts, and the Fate of those that may use it. */
export interface VictimState {
  readonly rider: number;
  readonly riderFate: number;
  readonly mount: number;
  readonly passenger: number;
  readonly passengerFate: number;
  /** Laid prone with its mount, and the hits of the fall are still to come (SB-MM-005). */
  readonly falling: boolean;
}

export function unhurt(victim: Victim): VictimState {
  return {
    rider: victim.rider.wounds, riderFate: victim.rider.fate, mount: victim.mount?.wounds ?? 0,
    passenger: victim.passenger?.wounds ?? 0, passengerFate: victim.passenger?.fate ?? 0,
    falling: victim.knockedDown && victim.mount !== null,
  };
}

/** In how many states a model can be, at most. */
export function statesOf({ rider, mount, passenger, knockedDown }: Victim): number {
  const states = (part: Victim['mount']): number => (part === null ? 1 : (part.wounds + 1) * (part.fate + 1));
  return states(rider) * states(mount) * states(passenger) * (knockedDown && mount !== null ? 2 : 1);
}

export function fateOf(left: VictimState, part: Part): number {
  if (part === 'mount') return 0;
  return part === 'rider' ? left.riderFate : left.passengerFate;
}

/** Can still be struck: a slain rider takes his mount and passenger out of the fight. */
export function isStanding(left: VictimState, part: Part): boolean {
  return left.rider > 0 && left[part] > 0;
}

/** One part after a strike at it. Written out key by key: thousands are made for one answer. */
export function hurt({ rider, riderFate, mount, passenger, passengerFate, falling }: VictimState, part: Part, { wounds, fate }: Pick<StrikeState, 'wounds' | 'fate'>): VictimState {
  switch (part) {
    case 'rider': return { rider: wounds, riderFate: fate, mount, passenger, passengerFate, falling };
    case 'mount': return { rider, riderFate, mount: wounds, passenger, passengerFate, falling };
    case 'passenger': return { rider, riderFate, mount, passenger: wounds, passengerFate: fate, falling };
  }
}

export function victimKey(left: VictimState): string {
  return `${left.rider},${left.riderFate},${left.mount},${left.passenger},${left.passengerFate}${left.falling ? 'f' : ''}`;
}

export function partName(victim: Pick<Victim, 'by'>, part: Part): string {
  return part === 'rider' ? victim.by : `${victim.by}/${part}`;
}
