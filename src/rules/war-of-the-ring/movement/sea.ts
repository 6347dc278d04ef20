import type { Question } from '../../shared/operation.js';
import { nearMatches } from '../../shared/near-matches.js';
import { refuse } from '../../shared/refuse.js';
import { fault, isFault, setTo, unitsInWords, warning, type WarFinding } from '../findings.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Harbour, Side } from '../reference.js';

/** Which passage of the source sets the capacity (WR-SEA-002). */
export const CAPACITY_RULES = ['place', 'general'] as const;
export type CapacityRule = (typeof CAPACITY_RULES)[number];
const GENERAL_CAPACITY = 3;

export interface SeaRequest {
  readonly nation: string;
  readonly from: string;
  /** Area to land in. The map is lost, so it may be one that the source does not name, but no misspelling of one that it does. */
  readonly to: string;
  readonly coastal: boolean;
  readonly units?: number;
  readonly characters?: number;
  /** They began the movement phase in the harbour. */
  readonly startedInHarbour?: boolean;
  /** Harbours in enemy hands. */
  readonly lostHarbours?: readonly string[];
  readonly turn?: number | null;
  readonly capacityRule?: CapacityRule;
}

export interface SeaReport {
  readonly legal: boolean;
  readonly fleetAvailable: boolean;
  readonly capacity: number;
  readonly side: Side;
  /** They move again in the turn after landing; `null` where the turn is not given. */
  readonly nextMove: number | null;
  /** A fleet never fights (WR-SEA-001). */
  readonly fights: boolean;
  readonly findings: readonly WarFinding[];
  readonly assumptions: readonly string[];
}

/** A voyage (WR-SEA, WR-PLACE-001, 008, 009). */
export function createSeaMovement(index: ReferenceIndex): Question<SeaRequest, SeaReport> {
  return { ask: (request) => voyage(index, request) };
}

function voyage(index: ReferenceIndex, request: SeaRequest): SeaReport {
  const nation = known(index.nations, request.nation, '/nation');
  known(index.areas, request.from, '/from');
  checkGoal(index, request.to);
  checkHarbours(index, request, nation.side);
  const fleet = index.harbours.get(nation.id) ?? null;
  const available = fleet?.areas.some((area) => request.lostHarbours?.includes(area) !== true) ?? false;
  const capacity = fleet === null ? 0 : request.capacityRule === 'general' ? GENERAL_CAPACITY : fleet.capacity;
  const findings = fleet === null
    ? [fault('no-fleet', { pointer: '/nation', rule: 'WR-SEA-001', message: `${nation.name} has no fleet.` })]
    : CHECKS.flatMap((check) => check(request, fleet, { available, capacity, index }));
  return {
    legal: !findings.some(isFault), fleetAvailable: available, capacity, side: nation.side,
    nextMove: request.turn == null ? null : request.turn + 1,
    fights: false, findings,
    assumptions: assumptionsOf(index, request),
  };
}

/** @throws RuleError `unknown-id` for a name that is close to that of a known area. */
function checkGoal({ areas }: ReferenceIndex, to: string): void {
  if (nearMatches(to, areas.keys()).length > 0) known(areas, to, '/to');
}

function assumptionsOf({ areas, harbours }: ReferenceIndex, { to, coastal, units = 0, characters = 0, startedInHarbour }: SeaRequest): string[] {
  const area = areas.get(to);
  const known = [...harbours.values()].some((harbour) => harbour.areas.includes(to));
  return [
    ...(coastal && !known ? [`${area === undefined ? `The source does not name "${to}": that it` : `That ${area.name}`} lies on the coast is taken from the caller, since the map is lost (WR-SEA-003).`] : []),
    'The voyage takes the move of its turn; passengers move again in the next (WR-SEA-004).',
    ...(units > 0 && startedInHarbour !== false ? ['The units were in the harbour when the movement phase began, so none was raised this turn or later (WR-SEA-003, WR-MOVE-005).'] : []),
    ...(units + characters === 0 ? ['Nobody sails: the fleet and the way are judged (WR-SEA-002).'] : []),
  ];
}

/**
 * Harbours that are called lost are those of the side that sails, each once, and a harbour lies on the coast.
 * @throws RuleError
 */
function checkHarbours(index: ReferenceIndex, { to, coastal, lostHarbours = [] }: SeaRequest, side: Side): void {
  const harbours = [...index.harbours.values()];
  const own = harbours.filter((one) => index.nations.get(one.nation)?.side === side).flatMap(({ areas }) => areas);
  lostHarbours.forEach((id, place) => {
    known(index.areas, id, `/lostHarbours/${place}`);
    if (!own.includes(id)) refuse(`/lostHarbours/${place}`, 'WR-SEA-001', `"${id}" is no harbour of the ${side} side, which has ${own.join(', ')}.`);
    if (lostHarbours.indexOf(id) < place) refuse(`/lostHarbours/${place}`, 'WR-SEA-001', `"${id}" is named twice.`);
  });
  if (!coastal && harbours.some(({ areas }) => areas.includes(to))) refuse('/coastal', 'WR-SEA-001', `"${to}" has a harbour: it lies on the coast.`);
}

type Check = (request: SeaRequest, fleet: Harbour, facts: { readonly available: boolean; readonly capacity: number; readonly index: ReferenceIndex }) => readonly WarFinding[];

const harbour: Check = ({ from, lostHarbours = [] }, fleet, { available }) => {
  if (!available) return [fault('harbour-lost', { pointer: '/lostHarbours', rule: 'WR-SEA-005', message: `Every harbour of the fleet is in enemy hands: ${fleet.areas.join(', ')}.` })];
  if (!fleet.areas.includes(from)) return [fault('not-in-harbour', { pointer: '/from', rule: 'WR-SEA-003', message: `The fleet lies in ${fleet.areas.join(' or ')}.`, fixes: fleet.areas.filter((area) => !lostHarbours.includes(area)).map((area) => setTo('/from', area, `Sail from ${area}.`)) })];
  return lostHarbours.includes(from) ? [fault('harbour-lost', { pointer: '/from', rule: 'WR-SEA-005', message: 'This harbour is in enemy hands.' })] : [];
};

const start: Check = ({ startedInHarbour }) =>
  startedInHarbour === false ? [fault('not-in-harbour', { pointer: '/startedInHarbour', rule: 'WR-SEA-003', message: 'Who sails must have begun the movement phase in the harbour.' })] : [];

const landing: Check = ({ from, to, coastal }) => [
  ...(from === to ? [fault('same-area', { pointer: '/to', rule: 'WR-SEA-003', message: 'A voyage ends on another coast than it began.' })] : []),
  ...(coastal ? [] : [fault('not-coastal', { pointer: '/to', rule: 'WR-SEA-003', message: 'A fleet lands in a coastal area only.' })]),
];

/** Landing is entering: closed places stay closed to armies, and Mordor with its passes to everybody (WR-PLACE-003, 006, 014, WR-TERR-008). */
const ashore: Check = ({ to, units = 0 }, { nation }, { index }) => {
  const [area, place] = [index.areas.get(to), index.placeOf.get(to)];
  const closed = place?.bars.includes('army') === true && units > 0;
  const opens = place?.destroysArmies === true && index.nations.get(nation)?.side === 'blue';
  return [
    ...(closed && !opens ? [fault('place-closed', { pointer: '/to', rule: place.rule, message: `${place.name} is closed to armies.` })] : []),
    ...(closed && opens ? [warning('place-closed', { pointer: '/to', rule: place.rule, message: `Armies do not enter ${place.name} unless a blue hero has been there.` })] : []),
    ...(area?.mordorPass === true ? [fault('not-coastal', { pointer: '/to', rule: 'WR-TERR-008', message: `${area.name} is a pass through the ranges around Mordor: no fleet comes there.` })] : []),
    ...(area?.mordor === true ? [fault('mordor-closed', { pointer: '/to', rule: 'WR-TERR-008', message: 'Mordor is entered by Minas Morgul and the Morannon only.' })] : []),
  ];
};

const load: Check = ({ units = 0, capacityRule }, fleet, { capacity }) => [
  ...(units > capacity ? [fault('over-capacity', { pointer: '/units', rule: 'WR-SEA-002', message: `${unitsInWords(units)}, the fleet carries ${capacity}.`, actual: units, limit: capacity, fixes: [setTo('/units', capacity, `Take ${unitsInWords(capacity)}.`)] })] : []),
  ...(capacityRule === 'general' && fleet.capacity !== capacity ? [warning('over-capacity', { pointer: '/capacityRule', rule: 'WR-SEA-002', message: `The entry of the place gives ${fleet.capacity} units.`, actual: capacity, limit: fleet.capacity })] : []),
];

const CHECKS: readonly Check[] = [harbour, start, landing, ashore, load];
