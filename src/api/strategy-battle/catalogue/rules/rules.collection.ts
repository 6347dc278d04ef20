import type { Rule } from '../../../../rules/shared/ledger-rule.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { rulesCollection } from '../../../shared/sourced/rules-collection.js';
import { ruleFields } from '../../../shared/sourced/sourced.fields.js';
import { SourceView } from '../../views/measures.views.js';
import type { StrategyCollection } from '../strategy-collection.js';

@OutputShape('StrategyBattleRule', 'One row of the rules ledger: a rule of the book in our own words.')
export class RuleView extends ruleFields(SourceView, { id: 'SB-ARMY-003', operations: 'fight or army' }) {}

export const RULES_COLLECTION: StrategyCollection<Rule> = rulesCollection({
  view: RuleView,
  examples: { operation: 'army', prefix: 'SB-ARMY', section: 'The Move Phase' },
});
