import { fault, info, warning, type WarFinding } from '../findings.js';
import { forceSize } from '../forces.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area, Character } from '../reference.js';
import type { Kin } from '../strength/fighters.js';
import type { ArmyRequest } from './army-types.js';

/** An army, looked up. */
export interface Army {
  readonly request: ArmyRequest;
  readonly area: Area | null;
  readonly kin: readonly Kin[];
  readonly characters: readonly Character[];
  readonly units: number;
  /** Room inside of the structure; `null` without one. */
  readonly capacity: number | null;
}

type Check = (army: Army, index: ReferenceIndex) => readonly WarFinding[];

/** Red and blue never stand together. */
const sides: Check = ({ kin, characters }) => {
  const all = new Set([...kin.map(({ side }) => side), ...characters.map(({ side }) => side)].filter((side) => side !== null));
  return all.size > 1 ? [fault('side-mixed', { pointer: '/contingents', rule: 'WR-UNIT-005', message: 'Red and blue pieces make no army together.' })] : [];
};

/** Leaders and heroes do not fight by themselves (WR-UNIT-001). */
const led: Check = ({ units, characters }) =>
  units === 0 && characters.length > 0 ? [warning('leaders-without-units', { pointer: '/characters', rule: 'WR-LEAD-005', message: 'Leaders and heroes without units take part in no battle.' })] : [];

/** Leadership beyond the units is wasted (WR-LEAD-003). */
const leadership: Check = ({ request, units }) => {
  const given = request.leadership ?? 0;
  return given > units ? [warning('wasted-leadership', { pointer: '/leadership', rule: 'WR-LEAD-003', message: `Leadership ${given} for ${units} units: each repeats one attack a round.`, actual: given, limit: units })] : [];
};

/** Forces of no nation (WR-UNIT-008, WR-CHAR-014, WR-PLACE-018). */
const forces: Check = ({ request, kin, area }) =>
  kin.flatMap((one, place) => [...again(kin, place), ...forceSize(one, request.contingents[place] ?? {}, `/contingents/${place}`), ...whereabouts(one, area, `/contingents/${place}/force`)]);

function again(kin: readonly Kin[], place: number): WarFinding[] {
  const { forceId } = kin[place] ?? { forceId: null };
  const known = forceId !== null && kin.findIndex((one) => one.forceId === forceId) < place;
  return known ? [fault('counted-twice', { pointer: `/contingents/${place}/force`, rule: 'WR-UNIT-008', message: `The force "${forceId}" is there once.` })] : [];
}

function whereabouts({ force, forceId }: Kin, area: Area | null, pointer: string): WarFinding[] {
  if (force === null || area === null) return [];
  return [
    ...(force.onlyArea !== null && area.id !== force.onlyArea ? [fault('never-leaves', { pointer, rule: 'WR-PLACE-018', message: `"${forceId}" never leaves ${force.onlyArea}.` })] : []),
    ...(force.barredFromMordor && area.mordor ? [fault('mordor-closed', { pointer, rule: 'WR-CHAR-013', message: `"${forceId}" never enters Mordor.` })] : []),
  ];
}

/** Characters who never leave their area, and those who have no figure. */
const bound: Check = ({ characters, area }) =>
  characters.flatMap(({ name, fixed, area: home, rule }, place) =>
    fixed && area !== null && home !== null && home !== area.id ? [fault('never-leaves', { pointer: `/characters/${place}`, rule, message: `${name} never leaves ${home}.` })] : [],
  );

/** Nobody is there twice, and of the Nazgûl no more than there are. */
const twice: Check = ({ request, characters }) => {
  const all = request.characters ?? [];
  const before = (id: string, place: number): number => all.slice(0, place).filter((other) => other === id).length;
  return all.flatMap((id, place) => (before(id, place) >= (characters[place]?.count ?? 1) ? [fault('counted-twice', { pointer: `/characters/${place}`, rule: 'WR-CHAR-028', message: `"${id}" is named more often than there are figures.` })] : []));
};

/** Places that armies may not be in (WR-PLACE-003, 006, 014). */
const places: Check = ({ area, units, kin }, index) => {
  const place = area === null ? undefined : index.placeOf.get(area.id);
  const own = kin.every(({ force }) => force?.anyGround === true);
  return place?.bars.includes('army') === true && units > 0 && !(place.destroysArmies && own)
    ? [fault('place-closed', { pointer: '/area', rule: place.rule, message: `Armies do not enter ${place.name}${place.destroysArmies ? ' unless a blue hero has been there' : ''}.` })]
    : [];
};

/** Surplus defenders stand outside (WR-SIEGE-006). */
const room: Check = ({ capacity, units }) =>
  capacity !== null && units > capacity
    ? [info('over-structure-capacity', { pointer: '/contingents', rule: 'WR-SIEGE-006', message: `${units} units, room for ${capacity}: ${units - capacity} stand outside.`, actual: units, limit: capacity })]
    : [];

/** Figures, where the caller gives them (WR-RECR-003). */
const figures: Check = ({ request }) =>
  (request.figures ?? []).flatMap(({ nation, ...limits }) =>
    (['regular', 'elite'] as const).flatMap((troop) => {
      const count = request.contingents.filter((contingent) => contingent.nation === nation).reduce((sum, contingent) => sum + (contingent[troop] ?? 0), 0);
      return count > limits[troop] ? [fault('figures-exceeded', { pointer: '/contingents', rule: 'WR-RECR-003', message: `${count} ${troop} units of "${nation}", which has ${limits[troop]} figures.`, actual: count, limit: limits[troop] })] : [];
    }),
  );

/** Everything that is looked at in an army. */
export const ARMY_CHECKS: readonly Check[] = [sides, led, leadership, forces, bound, twice, places, room, figures];
