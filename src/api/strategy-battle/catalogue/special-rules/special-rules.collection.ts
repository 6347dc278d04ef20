import { idFilter } from '../../../shared/collections/filters.js';
import { UNITS, WARGEAR } from '../known-ids.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { specialRuleViews } from './special-rule-views.js';
import { SpecialRuleView } from './special-rule.view.js';

export const SPECIAL_RULES_COLLECTION: StrategyCollection<SpecialRuleView> = {
  path: 'special-rules', plural: 'specialRules', singular: 'specialRule', noun: 'special rule', nouns: 'special rules',
  unknown: { resource: 'unknown-special-rule', entry: 'unknown-id' },
  view: SpecialRuleView,
  records: specialRuleViews,
  nameOf: (rule) => rule.name,
  filters: [
    idFilter({ name: 'unit', description: 'Only rules that this unit has or may come by.', example: 'legolas' }, UNITS, (rule, unit) => rule.units.includes(unit)),
    idFilter({ name: 'wargear', description: 'Only rules that this wargear brings.', example: 'sting' }, WARGEAR, (rule, item) => rule.wargear === item),
  ],
  sorts: { id: (rule) => rule.id, name: (rule) => rule.name, rule: (rule) => rule.rule },
};
