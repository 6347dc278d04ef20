import { idFilter, prefixFilter } from '../../../shared/collections/filters.js';
import { LEVELS, OPERATIONS } from '../known-ids.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { ruleViews } from './rule-views.js';
import { RuleView } from './rule.view.js';

export const RULES_COLLECTION: StrategyCollection<RuleView> = {
  path: 'rules', plural: 'rules', singular: 'rule', noun: 'rule', nouns: 'rules',
  unknown: { resource: 'unknown-rule', entry: 'unknown-id' },
  view: RuleView,
  records: ruleViews,
  nameOf: (rule) => rule.title,
  filters: [
    idFilter({ name: 'operation', description: 'Only rules of this operation.', example: 'army' }, OPERATIONS, (rule, operation) => rule.operation === operation),
    idFilter({ name: 'level', description: 'Only rules of this level.', example: 'core' }, LEVELS, (rule, level) => rule.level === level),
    prefixFilter({ name: 'prefix', description: 'Only rules whose id begins so, in capitals or not.', example: 'SB-ARMY' }, (rule) => rule.id),
    prefixFilter({ name: 'section', description: 'Only rules whose section begins so, in capitals or not.', example: 'The Move Phase' }, (rule) => rule.source.section),
  ],
  sorts: { id: (rule) => rule.id, title: (rule) => rule.title, level: (rule) => rule.level, operation: (rule) => rule.operation, line: (rule) => rule.source.line },
};
