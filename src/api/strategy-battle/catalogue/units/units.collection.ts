import { flagFilter, idFilter, leastFilter, mostFilter, wordFilter } from '../../../shared/collections/filters.js';
import { shelfOf } from '../../../shared/collections/shelf.js';
import { KINDS, SIDES } from '../../views/words.js';
import { GROUPS, MAGICAL_POWERS, RACES, SPECIAL_RULES, WARGEAR } from '../known-ids.js';
import { SPECIAL_RULES_COLLECTION } from '../special-rules/special-rules.collection.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { unitViews } from './unit-views.js';
import { UnitView } from './unit.view.js';
import { isOfRace } from './is-of-race.js';

export const UNITS_COLLECTION: StrategyCollection<UnitView> = {
  path: 'units', plural: 'units', singular: 'unit', noun: 'unit', nouns: 'units',
  unknown: { resource: 'unknown-unit', entry: 'unknown-unit' },
  view: UnitView,
  records: unitViews,
  nameOf: (unit) => unit.name,
  filters: [
    wordFilter({ name: 'side', description: 'Only units of this side.' }, SIDES, (unit) => unit.side),
    wordFilter({ name: 'kind', description: 'Only Heroes, or only warriors.' }, KINDS, (unit) => unit.kind),
    idFilter({ name: 'race', description: 'Only units of this race, that of a variant included.', example: 'dwarf' }, RACES, isOfRace),
    flagFilter({ name: 'unique', description: 'Only single beings, or only units that may come more than once.' }, (unit) => unit.unique),
    idFilter({ name: 'wargear', description: 'Only units that have this wargear or may buy it.', example: 'elf-bow' }, WARGEAR, (unit, item) =>
      unit.wargear.includes(item) || unit.options.some((option) => option.id === item)),
    idFilter({ name: 'specialRule', description: 'Only units with this special rule: always, by a variant or by wargear.', example: 'terror' }, SPECIAL_RULES, (unit, rule, book) =>
      shelfOf(SPECIAL_RULES_COLLECTION, book).byId.get(rule)?.units.includes(unit.id) ?? false),
    idFilter({ name: 'magicalPower', description: 'Only units with this magical power.', example: 'transfix' }, MAGICAL_POWERS, (unit, power) =>
      unit.magicalPowers.some(({ id }) => id === power)),
    idFilter({ name: 'group', description: 'Only units of this group, a group of a variant included.', example: 'hero-of-rohan' }, GROUPS, (unit, group) =>
      unit.groups.includes(group) || unit.variants.some((variant) => variant.groups.includes(group))),
    leastFilter({ name: 'minPoints', description: 'Only units that cost at least this many points.' }, (unit) => unit.points),
    mostFilter({ name: 'maxPoints', description: 'Only units that cost at most this many points.' }, (unit) => unit.points),
  ],
  sorts: {
    id: (unit) => unit.id,
    name: (unit) => unit.name,
    side: (unit) => unit.side,
    kind: (unit) => unit.kind,
    race: (unit) => unit.race,
    unique: (unit) => unit.unique,
    points: (unit) => unit.points,
    fight: (unit) => unit.profile.fight,
    shoot: (unit) => unit.profile.shoot,
    strength: (unit) => unit.profile.strength,
    defence: (unit) => unit.profile.defence,
    attacks: (unit) => unit.profile.attacks,
    wounds: (unit) => unit.profile.wounds,
    courage: (unit) => unit.profile.courage,
    might: (unit) => unit.heroic?.might ?? null,
    will: (unit) => unit.heroic?.will ?? null,
    fate: (unit) => unit.heroic?.fate ?? null,
    move: (unit) => unit.move.inches,
  },
};
