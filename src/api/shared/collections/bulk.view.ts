import { versionsWith, type Versions } from '../../../platform/versions.js';
import { ListField, ObjectField } from '../fields/field-decorators.js';
import type { Shape } from '../fields/field-spec.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { object } from '../fields/values.js';
import type { Edition } from '../rule-systems/editions.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { VersionsView } from '../versions/versions.view.js';
import type { Collection, Identified } from './collection.js';
import { shelfOf } from './shelf.js';

/** A whole rule system: every collection in the order of the book, under the name that GraphQL has for its list. */
export interface Bulk {
  readonly versions: Versions;
  readonly [plural: string]: readonly Identified[] | Versions;
}

/** The shape of a bulk: `StrategyBattleBulk`. */
export function bulkShape<Book extends object>({ field }: RuleSystemDoor<Book>, collections: readonly Collection<Book, Identified>[]): Shape<Bulk> {
  class BulkView {
    @ObjectField(() => VersionsView, { description: 'What it was made from.' }) readonly versions!: Versions;
  }
  for (const { plural, nouns, view } of collections) {
    ListField(object(() => view), { description: `All ${nouns}.` })(BulkView.prototype, plural);
  }
  OutputShape(`${field.charAt(0).toUpperCase()}${field.slice(1)}Bulk`, 'The whole rule system as one document.')(BulkView);
  return BulkView as unknown as Shape<Bulk>;
}

/** The whole of one edition. */
export const bulkOf = <Book extends object>({ content, book }: Edition<Book>, collections: readonly Collection<Book, Identified>[]): Bulk => ({
  versions: versionsWith(content),
  ...Object.fromEntries(collections.map((collection) => [collection.plural, shelfOf(collection, book).all])),
});
