import type { Question } from '../../shared/operation.js';
import { fault, isFault, warning, type WarFinding } from '../findings.js';
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
  /** Area to land in; any id, since the map is lost. */
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
  (request.lostHarbours ?? []).forEach((id, place) => known(index.areas, id, `/lostHarbours/${place}`));
  const fleet = index.harbours.get(nation.id) ?? null;
  const available = fleet?.areas.some((area) => request.lostHarbours?.includes(area) !== true) ?? false;
  const capacity = fleet === null ? 0 : request.capacityRule === 'general' ? GENERAL_CAPACITY : fleet.capacity;
  const findings = fleet === null
    ? [fault('no-fleet', { pointer: '/nation', rule: 'WR-SEA-001', message: `${nation.name} has no fleet.` })]
    : CHECKS.flatMap((check) => check(request, fleet, { available, capacity }));
  return {
    legal: !findings.some(isFault), fleetAvailable: available, capacity, side: nation.side,
    nextMove: request.turn == null ? null : request.turn + 1,
    fights: false, findings,
    assumptions: ['Coastal areas are those that the caller flags (WR-SEA-003).', 'The voyage takes the move of its turn; passengers move again in the next (WR-SEA-004).'],
  };
}

type Check = (request: SeaRequest, fleet: Harbour, facts: { readonly available: boolean; readonly capacity: number }) => readonly WarFinding[];

const harbour: Check = ({ from, lostHarbours = [] }, fleet, { available }) => {
  if (!available) return [fault('harbour-lost', { pointer: '/lostHarbours', rule: 'WR-SEA-005', message: `Every harbour of the fleet is in enemy hands: ${fleet.areas.join(', ')}.` })];
  if (!fleet.areas.includes(from)) return [fault('not-in-harbour', { pointer: '/from', rule: 'WR-SEA-003', message: `The fleet lies in ${fleet.areas.join(' or ')}.` })];
  return lostHarbours.includes(from) ? [fault('harbour-lost', { pointer: '/from', rule: 'WR-SEA-005', message: 'This harbour is in enemy hands.' })] : [];
};

const start: Check = ({ startedInHarbour }) =>
  startedInHarbour === false ? [fault('not-in-harbour', { pointer: '/startedInHarbour', rule: 'WR-SEA-003', message: 'Who sails must have begun the movement phase in the harbour.' })] : [];

const landing: Check = ({ coastal }) => (coastal ? [] : [fault('not-coastal', { pointer: '/to', rule: 'WR-SEA-003', message: 'A fleet lands in a coastal area only.' })]);

const load: Check = ({ units = 0, capacityRule }, fleet, { capacity }) => [
  ...(units > capacity ? [fault('over-capacity', { pointer: '/units', rule: 'WR-SEA-002', message: `${units} units, the fleet carries ${capacity}.`, actual: units, limit: capacity })] : []),
  ...(capacityRule === 'general' && fleet.capacity !== capacity ? [warning('over-capacity', { pointer: '/capacityRule', rule: 'WR-SEA-002', message: `The entry of the place gives ${fleet.capacity} units.`, actual: capacity, limit: fleet.capacity })] : []),
];

const CHECKS: readonly Check[] = [harbour, start, landing, load];
