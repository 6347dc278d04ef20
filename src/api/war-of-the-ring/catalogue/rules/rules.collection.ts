import type { Rule } from '../../../../rules/shared/ledger-rule.js';
import type { WarOfTheRing } from '../../../../rules/war-of-the-ring/war-of-the-ring.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { rulesCollection } from '../../../shared/sourced/rules-collection.js';
import { ruleFields } from '../../../shared/sourced/sourced.fields.js';
import { WarOfTheRingSourceView } from '../../views/sourced.views.js';

@OutputShape('WarOfTheRingRule', 'One row of the rules ledger: a rule of the book in our own words.')
export class WarOfTheRingRuleView extends ruleFields(WarOfTheRingSourceView, { id: 'WR-UNIT-001', operations: 'battle or siege' }) {}

export const RULES_COLLECTION: Collection<WarOfTheRing, Rule> = rulesCollection({
  view: WarOfTheRingRuleView,
  examples: { operation: 'battle', prefix: 'WR-SIEGE', section: 'Field battles' },
});
