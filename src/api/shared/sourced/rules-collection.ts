import type { Rule } from '../../../rules/shared/ledger-rule.js';
import type { Collection } from '../collections/collection.js';
import { idFilter, prefixFilter } from '../collections/filters.js';
import type { Shape } from '../fields/field-spec.js';

/** A rulebook, as far as its ledger goes. */
interface WithLedger {
  readonly reference: { readonly rules: readonly Rule[] };
}

/** What is said of the ledger of one rule system: the view of a row, and examples for its filters. */
interface Ledger {
  readonly view: Shape<Rule>;
  readonly examples: { readonly operation: string; readonly prefix: string; readonly section: string };
}

/** The rules ledger of a rule system as a collection. */
export const rulesCollection = <Book extends WithLedger>({ view, examples }: Ledger): Collection<Book, Rule> => ({
  path: 'rules', plural: 'rules', singular: 'rule', noun: 'rule', nouns: 'rules',
  unknown: { resource: 'unknown-rule', entry: 'unknown-id' },
  view,
  records: ({ reference }) => reference.rules,
  nameOf: (rule) => rule.title,
  filters: [
    idFilter({ name: 'operation', description: 'Only rules of this operation.', example: examples.operation }, known('operation'), (rule, operation) => rule.operation === operation),
    idFilter({ name: 'level', description: 'Only rules of this level.', example: 'core' }, known('level'), (rule, level) => rule.level === level),
    prefixFilter({ name: 'prefix', description: 'Only rules whose id begins so, in capitals or not.', example: examples.prefix }, (rule) => rule.id),
    prefixFilter({ name: 'section', description: 'Only rules whose section begins so, in capitals or not.', example: examples.section }, (rule) => rule.source.section),
  ],
  sorts: { id: (rule) => rule.id, title: (rule) => rule.title, level: (rule) => rule.level, operation: (rule) => rule.operation, line: (rule) => rule.source.line },
});

const known = (word: 'operation' | 'level') => ({ known: ({ reference }: WithLedger) => reference.rules.map((rule) => rule[word]) });
