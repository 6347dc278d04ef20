import type { Edge } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Zone } from '../../../../rules/strategy-battle/scenario/zones.js';
import { ScenarioZoneEdgeRow } from '../../../entities/strategy-battle/scenario/zone-edge.js';
import { ScenarioZoneRow } from '../../../entities/strategy-battle/scenario/zone.js';
import type { RowSet, Unplaced } from '../../row-set.js';
import { given, toLength, toPair, toPlace, toPlaceValues } from './places.js';

export function writeZones(scenarioId: string, placementId: string, zones: readonly Zone[], rows: RowSet): void {
  rows.addList(ScenarioZoneRow, zones.map((zone) => toColumns(scenarioId, placementId, zone)));
  zones.forEach((zone, index) => rows.addList(ScenarioZoneEdgeRow, edgesOf(zone).map((edge) => ({ scenarioId, placementId, zone: index, edge }))));
}

function edgesOf(zone: Zone): readonly Edge[] {
  if ('edges' in zone) return zone.edges;
  return 'edge' in zone ? [zone.edge] : [];
}

function toColumns(scenarioId: string, placementId: string, zone: Zone): Unplaced<ScenarioZoneRow> {
  const place = toPlaceValues('place' in zone ? zone.place : null);
  const distance = toPair('distance' in zone ? zone.distance : null);
  const [width, depth] = [toPair('width' in zone ? zone.width : null), toPair('depth' in zone ? zone.depth : null)];
  return {
    scenarioId, placementId, kind: zone.kind,
    distanceInches: distance.inches, distanceCm: distance.cm,
    placeKind: place.kind, placeEdge: place.edge, placeFeature: place.feature, placeInches: place.inches, placeCm: place.cm,
    widthInches: width.inches, widthCm: width.cm, depthInches: depth.inches, depthCm: depth.cm,
    otherPlacement: 'placement' in zone ? zone.placement : null,
    text: 'text' in zone ? zone.text : null,
  };
}

/** Zones of a placement by `scenario/placement`. */
export function readZones(rows: RowSet): (key: string) => Zone[] {
  const zones = rows.by(ScenarioZoneRow, ({ scenarioId, placementId }) => `${scenarioId}/${placementId}`);
  const edges = rows.by(ScenarioZoneEdgeRow, ({ scenarioId, placementId, zone }) => `${scenarioId}/${placementId}/${zone}`);
  return (key) => zones(key).map((row) => toZone(row, edges(`${key}/${row.ordinal}`).map(({ edge }) => edge)));
}

function toZone(row: ScenarioZoneRow, edges: readonly Edge[]): Zone {
  const distance = () => toLength(row.distanceInches, row.distanceCm);
  const place = () => toPlace({ kind: row.placeKind, edge: row.placeEdge, feature: row.placeFeature, inches: row.placeInches, cm: row.placeCm });
  const sides = () => ({ width: toLength(row.widthInches, row.widthCm), depth: toLength(row.depthInches, row.depthCm) });
  const { kind } = row;
  switch (kind) {
    case 'anywhere': return { kind };
    case 'strip': return { kind, edges, distance: distance() };
    case 'on-edge': return { kind, edges };
    case 'inside': return { kind, distance: distance() };
    case 'around': return { kind, place: place(), distance: distance() };
    case 'touching': case 'centred-on': return { kind, place: place() };
    case 'rectangle': return { kind, place: place(), ...sides() };
    case 'block': return { kind, edge: given(edges[0] ?? null), ...sides() };
    case 'half': return { kind, edge: given(edges[0] ?? null) };
    case 'opposite': return { kind, placement: given(row.otherPlacement) };
    case 'off-table': case 'stated': return { kind, text: given(row.text) };
  }
}
