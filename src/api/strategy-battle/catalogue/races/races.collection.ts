import { flagFilter, idFilter } from '../../../shared/collections/filters.js';
import { UNITS, WARGEAR } from '../known-ids.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { raceViews } from './race-views.js';
import { RaceView } from './race.view.js';

export const RACES_COLLECTION: StrategyCollection<RaceView> = {
  path: 'races', plural: 'races', singular: 'race', noun: 'race', nouns: 'races',
  unknown: { resource: 'unknown-race', entry: 'unknown-id' },
  view: RaceView,
  records: raceViews,
  nameOf: (race) => race.name,
  filters: [
    idFilter({ name: 'rides', description: 'Only races that ride this mount by default.', example: 'horse' }, WARGEAR, (race, mount) => race.rides.includes(mount)),
    flagFilter({ name: 'carried', description: 'Only races that are carried behind a rider though they ride nothing, or only the others.' }, (race) => race.carried),
    idFilter({ name: 'unit', description: 'Only the race of this unit.', example: 'legolas' }, UNITS, (race, unit) => race.units.includes(unit)),
  ],
  sorts: { id: (race) => race.id, name: (race) => race.name, move: (race) => race.move.inches, baseShoot: (race) => race.baseShoot },
};
