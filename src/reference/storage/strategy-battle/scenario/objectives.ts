import type { Objective, Subjects } from '../../../../rules/strategy-battle/scenario/objectives.js';
import { ScenarioDegreeRow } from '../../../entities/strategy-battle/scenario/degree.js';
import { ScenarioObjectiveSubjectRow, type ObjectiveRole } from '../../../entities/strategy-battle/scenario/objective-subject.js';
import { ScenarioObjectiveUnitRow } from '../../../entities/strategy-battle/scenario/objective-unit.js';
import { ScenarioObjectiveRow } from '../../../entities/strategy-battle/scenario/objective.js';
import type { RowSet, Unplaced } from '../../row-set.js';
import { given, toShare } from './places.js';

export function writeObjectives(scenarioId: string, objectives: readonly Objective[], rows: RowSet): void {
  rows.addList(ScenarioObjectiveRow, objectives.map((objective) => toColumns(scenarioId, objective)));
  objectives.forEach((one, objective) => {
    for (const [role, { side, units, pointsMatch }] of subjectsOf(one)) {
      rows.add(ScenarioObjectiveSubjectRow, [{ scenarioId, objective, role, side, pointsMatch }]);
      rows.addList(ScenarioObjectiveUnitRow, units.map((unitId) => ({ scenarioId, objective, role, unitId })));
    }
    const degrees = 'degrees' in one ? one.degrees : [];
    rows.addList(ScenarioDegreeRow, degrees.map(({ upTo, result }) => ({ scenarioId, objective, upTo, result })));
  });
}

function subjectsOf(objective: Objective): readonly (readonly [ObjectiveRole, Subjects])[] {
  switch (objective.kind) {
    case 'slain': case 'exit': case 'split': return [['subjects', objective.subjects]];
    case 'break-through': return [['escort', objective.escort], ['lost', objective.lost]];
    case 'deed': return objective.unlessSlain === null ? [] : [['unless-slain', objective.unlessSlain]];
    case 'deadlock': return [['needed', objective.needed]];
    default: return [];
  }
}

function toColumns(scenarioId: string, objective: Objective): Unplaced<ScenarioObjectiveRow> {
  const { kind, rank, rule, text } = objective;
  return {
    scenarioId, kind, rank, ruleId: rule, text,
    side: 'winner' in objective ? objective.winner : 'side' in objective ? objective.side : null,
    judged: 'judged' in objective ? objective.judged : null,
    through: 'through' in objective ? objective.through : null,
    lastTurn: 'lastTurn' in objective ? objective.lastTurn : null,
    area: 'area' in objective ? objective.area : null,
    least: 'least' in objective ? objective.least : null,
    item: 'item' in objective ? objective.item : null,
    deed: 'deed' in objective ? objective.deed : null,
    ...shareColumns(objective),
  };
}

function shareColumns(objective: Objective) {
  const share = 'share' in objective ? objective.share : null;
  const [more, less] = objective.kind === 'break-through' ? [objective.more, objective.less] : [null, null];
  return {
    shareNumerator: share?.numerator ?? null, shareDenominator: share?.denominator ?? null,
    moreNumerator: more?.numerator ?? null, moreDenominator: more?.denominator ?? null,
    lessNumerator: less?.numerator ?? null, lessDenominator: less?.denominator ?? null,
  };
}

export function readObjectives(rows: RowSet): (scenarioId: string) => Objective[] {
  const objectives = rows.by(ScenarioObjectiveRow, ({ scenarioId }) => scenarioId);
  const subjects = rows.by(ScenarioObjectiveSubjectRow, (row) => `${row.scenarioId}/${row.objective}/${row.role}`);
  const units = rows.by(ScenarioObjectiveUnitRow, (row) => `${row.scenarioId}/${row.objective}/${row.role}`);
  const degrees = rows.by(ScenarioDegreeRow, (row) => `${row.scenarioId}/${row.objective}`);
  return (id) => objectives(id).map((row) => {
    const key = `${id}/${row.ordinal}`;
    const of = (role: ObjectiveRole): Subjects | null =>
      subjects(`${key}/${role}`).map(({ side, pointsMatch }) => ({ side, units: units(`${key}/${role}`).map(({ unitId }) => unitId), pointsMatch }))[0] ?? null;
    return toObjective(row, of, () => degrees(key).map(({ upTo, result }) => ({ upTo, result })));
  });
}

type DegreesOf = () => Extract<Objective, { kind: 'turn-chart' }>['degrees'];

function toObjective(row: ScenarioObjectiveRow, of: (role: ObjectiveRole) => Subjects | null, degrees: DegreesOf): Objective {
  const { kind, rank, ruleId, text, lastTurn } = row;
  const told = { rank, rule: ruleId, text };
  const side = () => given(row.side);
  const judged = () => given(row.judged);
  const through = () => given(row.through);
  switch (kind) {
    case 'reduce': return { kind, ...told, winner: side(), share: toShare(row.shareNumerator, row.shareDenominator), judged: judged() };
    case 'wipe-out': return { kind, ...told, winner: side(), judged: judged() };
    case 'slain': return { kind, ...told, winner: side(), subjects: given(of('subjects')), judged: judged() };
    case 'exit': return { kind, ...told, winner: side(), subjects: given(of('subjects')), through: through() };
    case 'split': return { kind, ...told, subjects: given(of('subjects')), through: through() };
    case 'break-through': return {
      kind, ...told, side: side(), through: through(), more: toShare(row.moreNumerator, row.moreDenominator), less: toShare(row.lessNumerator, row.lessDenominator),
      escort: given(of('escort')), lost: given(of('lost')), lastTurn,
    };
    case 'turn-chart': return { kind, ...told, side: side(), degrees: degrees() };
    case 'time-out': return { kind, ...told, winner: side(), lastTurn: given(lastTurn) };
    case 'hold': return { kind, ...told, winner: side(), area: given(row.area), least: given(row.least), lastTurn: given(lastTurn) };
    case 'carry-off': return { kind, ...told, winner: side(), item: given(row.item), through: through() };
    case 'deed': return { kind, ...told, winner: side(), deed: given(row.deed), unlessSlain: of('unless-slain') };
    case 'deadlock': return { kind, ...told, needed: given(of('needed')), item: given(row.item) };
  }
}
