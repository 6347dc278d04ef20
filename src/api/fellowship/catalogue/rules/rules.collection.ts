import type { Rule } from '../../../../rules/shared/ledger-rule.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { rulesCollection } from '../../../shared/sourced/rules-collection.js';
import { ruleFields } from '../../../shared/sourced/sourced.fields.js';
import { FellowshipSourceView } from '../../views/sourced.views.js';

@OutputShape('FellowshipRule', 'One row of the rules ledger: a rule of the book in our own words.')
export class FellowshipRuleView extends ruleFields(FellowshipSourceView, { id: 'FS-CORE-001', operations: 'initiative or attack' }) {}

export const RULES_COLLECTION: Collection<Fellowship, Rule> = rulesCollection({
  view: FellowshipRuleView,
  examples: { operation: 'attack', prefix: 'FS-ATK', section: 'p.1' },
});
