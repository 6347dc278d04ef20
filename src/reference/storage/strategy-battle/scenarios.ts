import type { Scenario } from '../../../rules/strategy-battle/scenario/scenario-reference.js';
import { ScenarioRow } from '../../entities/strategy-battle/scenario.js';
import { fromSourcedColumns, toSourcedColumns } from '../columns.js';
import type { RowSet } from '../row-set.js';
import { readBoards, writeBoards } from './scenario/boards.js';
import { readDeployment, writeDeployment } from './scenario/deployment.js';
import { readForces, writeForces } from './scenario/forces.js';
import { readLimits, writeLimits } from './scenario/limits.js';
import { readLinks, writeLinks } from './scenario/links.js';
import { readObjectives, writeObjectives } from './scenario/objectives.js';
import { readRolls, writeRolls } from './scenario/rolls.js';

export function writeScenarios(scenarios: readonly Scenario[], rows: RowSet): void {
  rows.addList(
    ScenarioRow,
    scenarios.map((scenario) => ({
      id: scenario.id,
      name: scenario.name,
      number: scenario.number,
      underground: scenario.underground,
      description: scenario.description,
      terrain: scenario.terrain,
      equalValues: scenario.pointsMatch?.equalValues ?? false,
      firstSide: scenario.deployment.first,
      goodInReserve: scenario.reserves.includes('good'),
      evilInReserve: scenario.reserves.includes('evil'),
      ringForbiddenBy: scenario.ringForbiddenBy,
      ...toSourcedColumns(scenario),
    })),
  );
  for (const scenario of scenarios) {
    writeLimits(scenario, rows);
    writeForces(scenario, rows);
    writeBoards(scenario, rows);
    writeDeployment(scenario.id, scenario.deployment, rows);
    writeObjectives(scenario.id, scenario.objectives, rows);
    writeRolls(scenario.id, scenario.rolls, rows);
    writeLinks(scenario, rows);
  }
}

export function readScenarios(rows: RowSet): Scenario[] {
  const [limits, forces, boards, links] = [readLimits(rows), readForces(rows), readBoards(rows), readLinks(rows)];
  const [deployment, objectives, rolls] = [readDeployment(rows), readObjectives(rows), readRolls(rows)];
  return rows.of(ScenarioRow).map((row) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    underground: row.underground,
    description: row.description,
    terrain: row.terrain,
    pointsMatch: limits(row),
    ...forces(row.id),
    ...boards(row.id),
    deployment: deployment(row.id, row.firstSide),
    objectives: objectives(row.id),
    reserves: [...(row.goodInReserve ? ['good' as const] : []), ...(row.evilInReserve ? ['evil' as const] : [])],
    ringForbiddenBy: row.ringForbiddenBy,
    rolls: rolls(row.id),
    ...links(row.id),
    ...fromSourcedColumns(row),
  }));
}
