import { WARGEAR_CATEGORIES } from '../../../../rules/strategy-battle/reference.js';
import { flagFilter, idFilter, wordFilter } from '../../../shared/collections/filters.js';
import { UNITS } from '../known-ids.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { wargearViews } from './wargear-views.js';
import { WargearView } from './wargear.view.js';

export const WARGEAR_COLLECTION: StrategyCollection<WargearView> = {
  path: 'wargear', plural: 'wargear', singular: 'wargearItem', noun: 'wargear', nouns: 'items of wargear',
  unknown: { resource: 'unknown-wargear', entry: 'unknown-id' },
  view: WargearView,
  records: wargearViews,
  nameOf: (item) => item.name,
  filters: [
    wordFilter({ name: 'category', description: 'Only wargear of this category.' }, WARGEAR_CATEGORIES, (item) => item.category),
    flagFilter({ name: 'magical', description: 'Only magical wargear, or only ordinary.' }, (item) => item.magical),
    idFilter({ name: 'unit', description: 'Only wargear that this unit has or may buy.', example: 'legolas' }, UNITS, (item, unit) => item.units.includes(unit)),
  ],
  sorts: { id: (item) => item.id, name: (item) => item.name, category: (item) => item.category, magical: (item) => item.magical },
};
