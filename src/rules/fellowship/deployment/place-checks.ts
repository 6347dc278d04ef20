import type { Engagement, Side, Zone } from '../reference.js';
import type { DeploymentFinding, DeploymentRequest, PlacedMarker, PlacedUnit } from './deployment-types.js';
import { fault } from './findings.js';

/** Depth of the strip along the edge in which a relocated unit may stand (FS-DEPL-004). */
const RELOCATED_WITHIN = 60;
const THIRDS = 3;

/** Who attacks: the side named, or nobody. */
export const roleOf = (request: DeploymentRequest, side: Side): Zone['side'] => (request.attacker == null ? 'either' : request.attacker === side ? 'attacker' : 'defender');

/** Centimetres of a zone on this table: the middle where it has no depth of its own. */
export const zoneDepth = ({ depth }: Zone, table: number): number => depth ?? table / 2;

export function checkUnits(engagement: Engagement, request: DeploymentRequest): DeploymentFinding[] {
  const moved = (request.units ?? []).flatMap((unit, place) => (unit.relocated === true && unit.scouts !== true ? [place] : []));
  return [...(request.units ?? []).flatMap((unit, place) => checkUnit(engagement, request, unit, `/units/${place}`)), ...relocations(request, moved)];
}

function checkUnit(engagement: Engagement, request: DeploymentRequest, unit: PlacedUnit, pointer: string): DeploymentFinding[] {
  if (unit.depth > request.depth) return [fault('off-the-table', `${pointer}/depth`, { rule: 'FS-ENG-001', message: `The table is ${request.depth} cm deep.`, actual: unit.depth, limit: request.depth })];
  if (unit.relocated === true) return relocated(request, unit, pointer);
  const zone = engagement.zones.find(({ side }) => side === 'either' || side === roleOf(request, unit.side));
  if (zone === undefined) return [];
  const limit = zoneDepth(zone, request.depth);
  if (unit.depth <= limit) return [];
  return [fault(zone.depth === null ? 'beyond-middle' : 'too-deep', `${pointer}/depth`, { rule: engagement.rule, message: `It may stand up to ${limit} cm from its edge, not ${unit.depth}.`, actual: unit.depth, limit })];
}

/** A unit moved by a scouting point stays within 60 cm and its half; scouts anywhere in their half. */
function relocated(request: DeploymentRequest, { side, depth, scouts = false }: PlacedUnit, pointer: string): DeploymentFinding[] {
  if (request.outScouted?.by !== side) return [fault('relocation-not-allowed', `${pointer}/relocated`, { rule: scouts ? 'FS-DEPL-005' : 'FS-DEPL-004', message: 'Only the side that has out-scouted the other moves units after set-up.' })];
  const middle = request.depth / 2;
  const limit = scouts ? middle : Math.min(RELOCATED_WITHIN, middle);
  if (depth <= limit) return [];
  return [fault('relocation-too-far', `${pointer}/depth`, { rule: scouts ? 'FS-DEPL-005' : 'FS-DEPL-004', message: `It may be moved up to ${limit} cm from its edge, not ${depth}.`, actual: depth, limit })];
}

function relocations({ outScouted = null }: DeploymentRequest, moved: readonly number[]): DeploymentFinding[] {
  const points = outScouted?.points ?? 0;
  return moved.slice(points).filter(() => outScouted !== null).map((place) => fault('relocation-limit', `/units/${place}/relocated`, { rule: 'FS-DEPL-004', message: `${moved.length} units are moved for ${points} scouting points.`, actual: moved.length, limit: points }));
}

/** Markers of an objective engagement: one in each side's third beyond its zone, three between the outer thirds (FS-ENG-003, FS-ENG-004). */
export function checkMarkers(engagement: Engagement, { markers = null, depth }: DeploymentRequest): DeploymentFinding[] {
  const { each, centre } = engagement.markers;
  if (markers === null || (each + centre === 0 && markers.length === 0)) return [];
  if (each + centre === 0) return [fault('marker-count', '/markers', { rule: 'FS-ENG-003', message: 'No markers are laid in this engagement.', actual: markers.length, limit: 0 })];
  const zone = zoneDepth(engagement.zones[0] ?? { side: 'either', depth: 0 }, depth);
  const third = depth / THIRDS;
  const none = third <= zone ? [fault('no-place-for-marker', '/depth', { rule: 'FS-ENG-004', message: `Between ${zone} cm and a third of the table, ${third} cm, there is no place for a marker.`, actual: third, limit: zone })] : [];
  const wanted = each * 2 + centre;
  const counted = markers.length === wanted ? [] : [fault('marker-count', '/markers', { rule: 'FS-ENG-003', message: `${markers.length} markers; ${wanted} are laid, ${each} for each side and ${centre} in the centre.`, actual: markers.length, limit: wanted })];
  return [...none, ...counted, ...markers.flatMap((marker, place) => misplaced(marker, `/markers/${place}`, { zone, third, depth }))];
}

function misplaced({ side, depth: at }: PlacedMarker, pointer: string, { zone, third, depth }: { readonly zone: number; readonly third: number; readonly depth: number }): DeploymentFinding[] {
  const isRight = side === null ? at >= third && at <= depth - third : at > zone && at <= third;
  const where = side === null ? `between ${third} and ${depth - third} cm` : `beyond ${zone} and within ${third} cm of its edge`;
  return isRight ? [] : [fault('marker-place', `${pointer}/depth`, { rule: 'FS-ENG-004', message: `It lies ${where}, not at ${at} cm.`, actual: at, limit: side === null && at < third ? third : side === null ? depth - third : at > third ? third : zone })];
}

/** A D5 is half of a D10, rounded up (FS-ENG-006). */
export const d5 = (face: number): number => Math.ceil(face / 2);
const MOST_PIECES = 5;

/** Terrain that the attacker changes lies in his own half (FS-ENG-005). */
export function checkTerrain(isDefensive: boolean, { terrainChanges = [], terrainRoll = null, depth }: DeploymentRequest): DeploymentFinding[] {
  const limit = isDefensive ? (terrainRoll === null ? MOST_PIECES : d5(terrainRoll)) : 0;
  const tooMany = terrainChanges.length > limit ? [fault('terrain-limit', '/terrainChanges', { rule: 'FS-ENG-005', message: `${terrainChanges.length} pieces of terrain are changed; ${limit} may be.`, actual: terrainChanges.length, limit })] : [];
  const wrong = terrainChanges.flatMap(({ depth: at }, place) => (at <= depth / 2 ? [] : [fault('terrain-place', `/terrainChanges/${place}/depth`, { rule: 'FS-ENG-005', message: 'The attacker changes terrain in his own half only.', actual: at, limit: depth / 2 })]));
  return [...tooMany, ...wrong];
}
