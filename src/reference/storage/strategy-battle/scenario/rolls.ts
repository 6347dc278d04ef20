import type { EdgeFaces, ScenarioRoll } from '../../../../rules/strategy-battle/scenario/rolls.js';
import { ScenarioRollEdgeRow } from '../../../entities/strategy-battle/scenario/roll-edge.js';
import { ScenarioRollFaceRow } from '../../../entities/strategy-battle/scenario/roll-face.js';
import { ScenarioRollUnitRow } from '../../../entities/strategy-battle/scenario/roll-unit.js';
import { ScenarioRollWayRow } from '../../../entities/strategy-battle/scenario/roll-way.js';
import { ScenarioRollRow } from '../../../entities/strategy-battle/scenario/roll.js';
import type { RowSet, Unplaced } from '../../row-set.js';
import { given, toLength, toPair } from './places.js';

export function writeRolls(scenarioId: string, rolls: readonly ScenarioRoll[], rows: RowSet): void {
  rows.addList(ScenarioRollRow, rolls.map((roll) => ({ ...toOwnColumns(roll), scenarioId })));
  for (const roll of rolls) {
    const { id: rollId } = roll;
    const units = 'units' in roll ? roll.units : 'except' in roll ? roll.except : [];
    rows.addList(ScenarioRollUnitRow, units.map((unitId) => ({ rollId, unitId })));
    rows.addList(ScenarioRollWayRow, ('through' in roll ? roll.through : []).map((way) => ({ rollId, way })));
    writeEdges(rollId, 'edges' in roll ? roll.edges : [], rows);
  }
}

function writeEdges(rollId: string, edges: readonly EdgeFaces[], rows: RowSet): void {
  rows.addList(ScenarioRollEdgeRow, edges.map(({ edge, text }) => ({ rollId, edge, text })));
  edges.forEach(({ faces }, edge) => rows.addList(ScenarioRollFaceRow, faces.map((face) => ({ rollId, edge, face }))));
}

const NOTHING = {
  needed: null, fromTurn: null, side: null, atHalf: null, says: null, otherwise: null, unitId: null, mayCharge: null, mayWait: null,
  markers: null, distanceInches: null, distanceCm: null, strength: null, perEdge: null, freesRuleId: null,
};

function toOwnColumns(roll: ScenarioRoll): Omit<Unplaced<ScenarioRollRow>, 'scenarioId'> {
  const { id, kind, when, rule, text } = roll;
  const told = { ...NOTHING, id, kind, moment: when, ruleId: rule, text };
  switch (roll.kind) {
    case 'recurring': return {
      ...told, needed: roll.needed, fromTurn: roll.fromTurn, side: roll.by, atHalf: roll.atHalf, says: roll.says, otherwise: roll.otherwise,
      unitId: roll.unit, mayCharge: roll.mayCharge,
    };
    case 'trap': return {
      ...told, needed: roll.needed, side: roll.against, markers: roll.markers, ...distanceColumns(roll.within), strength: roll.strength,
      says: roll.says, otherwise: roll.otherwise,
    };
    case 'return': return { ...told, side: roll.side, perEdge: roll.perEdge, mayCharge: roll.mayCharge, mayWait: roll.mayWait, says: roll.says };
    case 'path': return { ...told, ...distanceColumns(roll.move), unitId: roll.frees, freesRuleId: roll.freesRule };
  }
}

function distanceColumns(distance: Parameters<typeof toPair>[0]) {
  const { inches, cm } = toPair(distance);
  return { distanceInches: inches, distanceCm: cm };
}

interface Lists {
  readonly units: readonly string[];
  readonly ways: readonly string[];
  readonly edges: readonly EdgeFaces[];
}

export function readRolls(rows: RowSet): (scenarioId: string) => ScenarioRoll[] {
  const rolls = rows.by(ScenarioRollRow, ({ scenarioId }) => scenarioId);
  const units = rows.by(ScenarioRollUnitRow, ({ rollId }) => rollId);
  const ways = rows.by(ScenarioRollWayRow, ({ rollId }) => rollId);
  const edges = rows.by(ScenarioRollEdgeRow, ({ rollId }) => rollId);
  const faces = rows.by(ScenarioRollFaceRow, ({ rollId, edge }) => `${rollId}/${edge}`);
  return (scenarioId) => rolls(scenarioId).map((row) => toRoll(row, {
    units: units(row.id).map(({ unitId }) => unitId),
    ways: ways(row.id).map(({ way }) => way),
    edges: edges(row.id).map(({ edge, text, ordinal }) => ({ faces: faces(`${row.id}/${ordinal}`).map(({ face }) => face), edge, text })),
  }));
}

function toRoll(row: ScenarioRollRow, { units, ways, edges }: Lists): ScenarioRoll {
  const { id, kind, moment, ruleId, text } = row;
  const told = { id, when: moment, rule: ruleId, text };
  const side = () => {
    const known = given(row.side);
    if (known === 'priority') throw new Error(`Roll ${id} belongs to no side.`);
    return known;
  };
  const distance = () => toLength(row.distanceInches, row.distanceCm);
  switch (kind) {
    case 'recurring': return {
      kind, ...told, needed: given(row.needed), fromTurn: given(row.fromTurn), by: given(row.side), atHalf: given(row.atHalf), says: given(row.says),
      otherwise: given(row.otherwise), unit: row.unitId, edges, mayCharge: row.mayCharge,
    };
    case 'trap': return {
      kind, ...told, needed: given(row.needed), against: side(), markers: given(row.markers), within: distance(), strength: given(row.strength),
      says: given(row.says), otherwise: given(row.otherwise),
    };
    case 'return': return {
      kind, ...told, side: side(), except: units, perEdge: row.perEdge, through: ways, mayCharge: given(row.mayCharge), mayWait: given(row.mayWait), says: given(row.says),
    };
    case 'path': return { kind, ...told, units, move: distance(), frees: row.unitId, freesRule: row.freesRuleId };
  }
}
