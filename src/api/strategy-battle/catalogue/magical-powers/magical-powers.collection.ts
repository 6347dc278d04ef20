import { idFilter } from '../../../shared/collections/filters.js';
import { UNITS } from '../known-ids.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { magicalPowerViews } from './magical-power-views.js';
import { MagicalPowerView } from './magical-power.view.js';

export const MAGICAL_POWERS_COLLECTION: StrategyCollection<MagicalPowerView> = {
  path: 'magical-powers', plural: 'magicalPowers', singular: 'magicalPower', noun: 'magical power', nouns: 'magical powers',
  unknown: { resource: 'unknown-magical-power', entry: 'unknown-id' },
  view: MagicalPowerView,
  records: magicalPowerViews,
  nameOf: (power) => power.name,
  filters: [
    idFilter({ name: 'unit', description: 'Only powers of this unit.', example: 'saruman' }, UNITS, (power, unit) => power.units.includes(unit)),
  ],
  sorts: { id: (power) => power.id, name: (power) => power.name, rule: (power) => power.rule },
};
