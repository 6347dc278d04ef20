import type { Race } from '../../../rules/strategy-battle/reference.js';
import { RaceMountRow } from '../../entities/strategy-battle/race-mount.js';
import { RaceRow } from '../../entities/strategy-battle/race.js';
import { fromSourcedColumns, toDistance, toSourcedColumns } from '../columns.js';
import type { RowSet } from '../row-set.js';

export function writeRaces(races: readonly Race[], rows: RowSet): void {
  rows.addList(
    RaceRow,
    races.map((race) => ({
      id: race.id,
      name: race.name,
      move: toDistance(race.move),
      baseShoot: race.baseShoot,
      carried: race.carried,
      ...toSourcedColumns(race),
    })),
  );
  for (const race of races) rows.addList(RaceMountRow, race.rides.map((wargearId) => ({ raceId: race.id, wargearId })));
}

export function readRaces(rows: RowSet): Race[] {
  const mounts = rows.by(RaceMountRow, (mount) => mount.raceId);
  return rows.of(RaceRow).map((race) => ({
    id: race.id,
    name: race.name,
    move: toDistance(race.move),
    baseShoot: race.baseShoot,
    rides: mounts(race.id).map((mount) => mount.wargearId),
    carried: race.carried,
    ...fromSourcedColumns(race),
  }));
}
