import type { Board, Feature, FeatureShape } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { ScenarioBoardEdgeRow } from '../../../entities/strategy-battle/scenario/board-edge.js';
import { ScenarioBoardRow } from '../../../entities/strategy-battle/scenario/board.js';
import { ScenarioFeatureRow } from '../../../entities/strategy-battle/scenario/feature.js';
import { ScenarioOpenPointRow } from '../../../entities/strategy-battle/scenario/open-point.js';
import type { RowSet, Unplaced } from '../../row-set.js';
import { given, toLength, toLengthOrNull, toPair, toPlace, toPlaceValues } from './places.js';

/** Boards with their edges and features, and what is left open about them and about the scenario. */
export function writeBoards({ id: scenarioId, boards, open }: Scenario, rows: RowSet): void {
  rows.addList(ScenarioBoardRow, boards.map(({ id, name, size, drawnAs: { width, depth } }) => ({
    scenarioId, id, name, sized: size !== null, widthInches: width.inches, widthCm: width.cm, depthInches: depth.inches, depthCm: depth.cm,
  })));
  for (const { id: boardId, edges, features } of boards) {
    rows.addList(ScenarioBoardEdgeRow, edges.map(({ edge, name, side }) => ({ scenarioId, boardId, edge, name, side })));
    rows.addList(ScenarioFeatureRow, features.map((feature) => toColumns(scenarioId, boardId, feature)));
  }
  const ofBoards = boards.flatMap((board) => board.open.map((text) => ({ scenarioId, boardId: board.id, text })));
  rows.addList(ScenarioOpenPointRow, [...ofBoards, ...open.map((text) => ({ scenarioId, boardId: null, text }))]);
}

function toColumns(scenarioId: string, boardId: string, { id, name, shape, text }: Feature): Unplaced<ScenarioFeatureRow> {
  const place = toPlaceValues('place' in shape ? shape.place : 'from' in shape ? shape.from : null);
  const end = toPlaceValues('to' in shape ? shape.to : null);
  const [width, depth] = [toPair('width' in shape ? shape.width : null), toPair('depth' in shape ? shape.depth : null)];
  return {
    scenarioId, id, boardId, name, text, shape: shape.kind, edge: 'edge' in shape ? shape.edge : null,
    placeKind: place.kind, placeEdge: place.edge, placeFeature: place.feature, placeInches: place.inches, placeCm: place.cm,
    endKind: end.kind, endEdge: end.edge, endFeature: end.feature, endInches: end.inches, endCm: end.cm,
    widthInches: width.inches, widthCm: width.cm, depthInches: depth.inches, depthCm: depth.cm,
  };
}

export function readBoards(rows: RowSet): (scenarioId: string) => Pick<Scenario, 'boards' | 'open'> {
  const boards = rows.by(ScenarioBoardRow, ({ scenarioId }) => scenarioId);
  const edges = rows.by(ScenarioBoardEdgeRow, (row) => `${row.scenarioId}/${row.boardId}`);
  const features = rows.by(ScenarioFeatureRow, (row) => `${row.scenarioId}/${row.boardId}`);
  const open = rows.by(ScenarioOpenPointRow, (row) => `${row.scenarioId}/${row.boardId ?? ''}`);
  const texts = (key: string): string[] => open(key).map(({ text }) => text);
  const toBoard = (row: ScenarioBoardRow): Board => {
    const key = `${row.scenarioId}/${row.id}`;
    const drawnAs = { width: { inches: row.widthInches, cm: row.widthCm }, depth: { inches: row.depthInches, cm: row.depthCm } };
    return {
      id: row.id, name: row.name, size: row.sized ? drawnAs : null, drawnAs,
      edges: edges(key).map(({ edge, name, side }) => ({ edge, name, side })),
      features: features(key).map((feature) => ({ id: feature.id, name: feature.name, shape: toShape(feature), text: feature.text })),
      open: texts(key),
    };
  };
  return (id) => ({ boards: boards(id).map(toBoard), open: texts(`${id}/`) });
}

function toShape(row: ScenarioFeatureRow): FeatureShape {
  const place = () => toPlace({ kind: row.placeKind, edge: row.placeEdge, feature: row.placeFeature, inches: row.placeInches, cm: row.placeCm });
  const end = () => toPlace({ kind: row.endKind, edge: row.endEdge, feature: row.endFeature, inches: row.endInches, cm: row.endCm });
  switch (row.shape) {
    case 'spot': return { kind: row.shape, place: place() };
    case 'along-edge': return { kind: row.shape, edge: given(row.edge) };
    case 'rectangle': return { kind: row.shape, place: place(), width: toLength(row.widthInches, row.widthCm), depth: toLength(row.depthInches, row.depthCm) };
    case 'band': return { kind: row.shape, from: place(), to: end(), width: toLengthOrNull(row.widthInches, row.widthCm) };
    case 'scattered': case 'lost': return { kind: row.shape };
  }
}
