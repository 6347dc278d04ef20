import type { HeroicActionRecord, Phase } from '../../../rules/fellowship/reference.js';
import { FellowshipHeroicActionRow } from '../../entities/fellowship/heroic-action.js';
import { FellowshipPhaseRow } from '../../entities/fellowship/phase.js';
import type { RowSet } from '../row-set.js';
import { fromRecord, toRecord } from './records.js';

export function writePhases(phases: readonly Phase[], rows: RowSet): void {
  rows.addList(
    FellowshipPhaseRow,
    phases.map((phase) => ({ ...toRecord(phase), round: phase.round, roundNumber: phase.roundNumber, heroic: phase.heroic, part: phase.part, procedure: phase.procedure })),
  );
}

export function readPhases(rows: RowSet): Phase[] {
  return rows.of(FellowshipPhaseRow).map((row) => ({ ...fromRecord(row), round: row.round, roundNumber: row.roundNumber, heroic: row.heroic, part: row.part, procedure: row.procedure }));
}

export function writeHeroicActions(actions: readonly HeroicActionRecord[], rows: RowSet): void {
  rows.addList(FellowshipHeroicActionRow, actions.map((action) => ({ ...toRecord(action), phases: [...action.phases] })));
}

export function readHeroicActions(rows: RowSet): HeroicActionRecord[] {
  return rows.of(FellowshipHeroicActionRow).map((row) => ({ ...fromRecord(row), phases: [...row.phases] }));
}
