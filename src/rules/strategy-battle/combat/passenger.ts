import { RuleError, type Problem } from '../../shared/rule-error.js';
import type { Side, Unit } from '../reference.js';
import type { Combatant } from './combatant.js';

/** Somebody on a mount, in front or behind. `unit` is null for a model by profile. */
export interface Seated {
  readonly combatant: Combatant;
  readonly pointer: string;
  readonly unit: Unit | null;
  readonly name: string;
  readonly mounted: boolean;
}

/** What only those may be told who fight themselves: by its key, when it is said. */
const FIGHTING: Readonly<Record<string, (combatant: Combatant) => boolean>> = {
  shielding: ({ shielding }) => shielding === true,
  charged: ({ charged }) => charged === true,
  supports: ({ supports }) => (supports?.spears ?? 0) + (supports?.pikes ?? 0) > 0,
  supporting: ({ supporting }) => supporting === true,
  targets: ({ targets }) => (targets ?? []).length > 0,
  horn: ({ horn }) => horn === true,
  sweep: ({ sweep }) => sweep === true,
};

/**
 * A passenger is a friend of the rider, sits behind him, and takes no part in fights.
 * @throws RuleError `rule-violated` (SB-CAV-012, SB-CAV-015, SB-CAV-007, SB-ARMY-003), with all faults at once.
 */
export function refusePassenger(rider: Seated, passenger: Seated): void {
  const { combatant, name, pointer } = passenger;
  const [carries, carried] = [sideOf(rider), sideOf(passenger)];
  const told: readonly (readonly [holds: boolean, key: string, rule: string, detail: string])[] = [
    [carries !== null && carried !== null && carries !== carried, '', 'SB-CAV-012', `${name} is no friend of ${rider.name} and is not carried by him.`],
    [rider.unit?.unique === true && passenger.unit === rider.unit, '', 'SB-ARMY-003', `There is one ${name}, who does not carry himself.`],
    [passenger.mounted, '/mounted', 'SB-CAV-012', `${name} sits behind ${rider.name} and on no mount of his own.`],
    [combatant.onGround === true, '/onGround', 'SB-CAV-007', `${name} is carried and does not lie on the ground.`],
    ...Object.entries(FIGHTING).map(([key, isSaid]) => [isSaid(combatant), `/${key}`, 'SB-CAV-015', `${name} is a passenger and does not fight.`] as const),
  ];
  const problems = told.flatMap(([holds, key, rule, detail]): Problem[] => (holds ? [{ pointer: `${pointer}${key}`, code: 'rule-violated', detail, suggestions: [], rule }] : []));
  if (problems.length > 0) throw new RuleError(problems);
}

function sideOf({ combatant, unit }: Seated): Side | null {
  return combatant.side ?? unit?.side ?? null;
}
