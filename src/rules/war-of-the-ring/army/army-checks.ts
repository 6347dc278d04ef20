import { fault, info, setTo, unitsInWords, warning, type WarFinding } from '../findings.js';
import type { ReferenceIndex } from '../reference-index.js';
import { closedPlaces, companyFindings, forceFindings } from '../strength/company-checks.js';
import type { Company } from '../strength/company.js';
import type { ArmyRequest } from './army-types.js';

/** An army, looked up. */
export interface Army extends Company {
  readonly request: ArmyRequest;
  readonly units: number;
  /** Room inside of the structure; `null` without one. */
  readonly capacity: number | null;
}

type Check = (army: Army, index: ReferenceIndex) => readonly WarFinding[];

/** Leaders and heroes do not fight by themselves (WR-UNIT-001). */
const led: Check = ({ units, characters }) =>
  units === 0 && characters.length > 0 ? [warning('leaders-without-units', { pointer: '/characters', rule: 'WR-LEAD-005', message: 'Leaders and heroes without units take part in no battle.' })] : [];

/** Leaders and heroes lead, nobody else (WR-LEAD-001). */
const leaderless: Check = ({ request: { leadership = 0 }, characters }) =>
  leadership > 0 && characters.length === 0 ? [warning('leadership-without-leaders', { pointer: '/leadership', rule: 'WR-LEAD-001', message: `Leadership ${leadership}, but no leader and no hero is named.`, actual: leadership, limit: 0, fixes: [setTo('/leadership', 0, 'Leave the leadership out.')] })] : [];

/** Leadership beyond the units is wasted (WR-LEAD-003). */
const leadership: Check = ({ request, units }) => {
  const given = request.leadership ?? 0;
  return given > units ? [warning('wasted-leadership', { pointer: '/leadership', rule: 'WR-LEAD-003', message: `Leadership ${given} for ${unitsInWords(units)}: each repeats one attack a round.`, actual: given, limit: units, fixes: [setTo('/leadership', units, `Count ${units}.`)] })] : [];
};

/** Surplus defenders stand outside (WR-SIEGE-006). */
const room: Check = ({ capacity, units }) =>
  capacity !== null && units > capacity
    ? [info('over-structure-capacity', { pointer: '/contingents', rule: 'WR-SIEGE-006', message: `${unitsInWords(units)}, room for ${capacity}: ${unitsInWords(units - capacity)} outside.`, actual: units, limit: capacity })]
    : [];

/** Elites whose ability the source lost (WR-UNIT-004). */
const abilities: Check = ({ parts }, { nations }) =>
  parts.flatMap(({ kin: { nation }, elite, pointer }) => {
    const own = nations.get(nation ?? '');
    return elite > 0 && own?.eliteBonus === null ? [info('ability-lost', { pointer: `${pointer}/elite`, rule: 'WR-UNIT-004', message: `The elite ability of ${own.name} is not in the source: whoever asks for a strength or a battle gives it.` })] : [];
  });

/** Figures, where the caller gives them (WR-RECR-003). */
const figures: Check = ({ request }) =>
  (request.figures ?? []).flatMap(({ nation, ...limits }) =>
    (['regular', 'elite'] as const).flatMap((troop) => {
      const count = request.contingents.filter((contingent) => contingent.nation === nation).reduce((sum, contingent) => sum + (contingent[troop] ?? 0), 0);
      return count > limits[troop] ? [fault('figures-exceeded', { pointer: '/contingents', rule: 'WR-RECR-003', message: `Figures of "${nation}" for ${troop} units: ${limits[troop]}, not ${count}.`, actual: count, limit: limits[troop] })] : [];
    }),
  );

/** Everything that is looked at in an army. */
export const ARMY_CHECKS: readonly Check[] = [companyFindings, ({ parts }) => forceFindings(parts), closedPlaces, led, leaderless, leadership, abilities, room, figures];
