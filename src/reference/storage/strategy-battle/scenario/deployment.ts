import type { Side } from '../../../../rules/strategy-battle/reference.js';
import type { Deployment, Placement, Selector, Separation, Share } from '../../../../rules/strategy-battle/scenario/zones.js';
import { ScenarioPlacementRow } from '../../../entities/strategy-battle/scenario/placement.js';
import { ScenarioSelectorOptionRow } from '../../../entities/strategy-battle/scenario/selector-option.js';
import { ScenarioSelectorRow } from '../../../entities/strategy-battle/scenario/selector.js';
import { ScenarioSeparationRow } from '../../../entities/strategy-battle/scenario/separation.js';
import { ScenarioStepRow } from '../../../entities/strategy-battle/scenario/step.js';
import type { RowSet } from '../../row-set.js';
import { given } from './places.js';
import { readZones, writeZones } from './zones.js';

/** The steps of a set-up. Which side begins is a column of the scenario. */
export function writeDeployment(scenarioId: string, { steps }: Deployment, rows: RowSet): void {
  rows.addList(ScenarioStepRow, steps.map(({ side }) => ({ scenarioId, side })));
  steps.forEach(({ placements }, step) => {
    rows.addList(ScenarioPlacementRow, placements.map(({ id, name, share, board, text, rule }) => ({
      scenarioId, id, step, name, share: share.kind, shareNumber: numberOf(share), boardId: board, text, ruleId: rule,
    })));
    for (const placement of placements) writeParts(scenarioId, placement, rows);
  });
}

function numberOf(share: Share): number | null {
  if ('count' in share) return share.count;
  return 'parts' in share ? share.parts : null;
}

function writeParts(scenarioId: string, { id: placementId, who, zones, separations }: Placement, rows: RowSet): void {
  rows.addList(ScenarioSelectorRow, who.map((one) => ({
    scenarioId, placementId, kind: one.kind, unitId: 'unit' in one ? one.unit : null, count: 'count' in one ? one.count : null, groupId: 'group' in one ? one.group : null,
  })));
  who.forEach((one, selector) => {
    const options = 'options' in one ? one.options : [];
    rows.addList(ScenarioSelectorOptionRow, options.map((wargearId) => ({ scenarioId, placementId, selector, wargearId })));
  });
  writeZones(scenarioId, placementId, zones, rows);
  rows.addList(ScenarioSeparationRow, separations.map(({ from, relation, distance }) => ({
    scenarioId, placementId, origin: from.kind, otherPlacement: 'placement' in from ? from.placement : null, relation,
    distanceInches: distance.inches, distanceCm: distance.cm,
  })));
}

export function readDeployment(rows: RowSet): (scenarioId: string, first: Side) => Deployment {
  const steps = rows.by(ScenarioStepRow, ({ scenarioId }) => scenarioId);
  const placements = rows.by(ScenarioPlacementRow, ({ scenarioId, step }) => `${scenarioId}/${step}`);
  const who = selectorReader(rows);
  const zones = readZones(rows);
  const separations = rows.by(ScenarioSeparationRow, ({ scenarioId, placementId }) => `${scenarioId}/${placementId}`);
  const toPlacement = (row: ScenarioPlacementRow): Placement => {
    const key = `${row.scenarioId}/${row.id}`;
    return {
      id: row.id, name: row.name, who: who(key), share: toShare(row), board: row.boardId, zones: zones(key),
      separations: separations(key).map(toSeparation), text: row.text, rule: row.ruleId,
    };
  };
  return (id, first) => ({ first, steps: steps(id).map(({ side, ordinal }) => ({ side, placements: placements(`${id}/${ordinal}`).map(toPlacement) })) });
}

function toShare({ share, shareNumber }: ScenarioPlacementRow): Share {
  switch (share) {
    case 'all': return { kind: share };
    case 'exactly': case 'at-most': return { kind: share, count: given(shareNumber) };
    case 'equal-part': return { kind: share, parts: given(shareNumber) };
  }
}

function selectorReader(rows: RowSet): (key: string) => Selector[] {
  const selectors = rows.by(ScenarioSelectorRow, ({ scenarioId, placementId }) => `${scenarioId}/${placementId}`);
  const options = rows.by(ScenarioSelectorOptionRow, ({ scenarioId, placementId, selector }) => `${scenarioId}/${placementId}/${selector}`);
  return (key) => selectors(key).map(({ kind, unitId, groupId, count, ordinal }) => {
    switch (kind) {
      case 'unit': return { kind, unit: given(unitId), options: options(`${key}/${ordinal}`).map(({ wargearId }) => wargearId), count };
      case 'group': return { kind, group: given(groupId) };
      case 'leader': return { kind, unit: given(unitId) };
      case 'rest': return { kind };
    }
  });
}

function toSeparation({ origin, otherPlacement, relation, distanceInches, distanceCm }: ScenarioSeparationRow): Separation {
  return {
    from: origin === 'placement' ? { kind: origin, placement: given(otherPlacement) } : { kind: origin },
    relation,
    distance: { inches: distanceInches, cm: distanceCm },
  };
}
