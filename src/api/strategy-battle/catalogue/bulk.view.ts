import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import { versionsWith, type Versions } from '../../../platform/versions.js';
import type { Edition } from '../../shared/collections/answers.js';
import type { Identified } from '../../shared/collections/collection.js';
import { shelfOf } from '../../shared/collections/shelf.js';
import { ListField, ObjectField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { COLLECTIONS } from './collections.js';

/** The whole rule system: every collection in the order of the book, under the name that GraphQL has for its list. */
export class BulkView {
  @ObjectField(() => VersionsView, { description: 'What it was made from.' }) readonly versions!: Versions;
  readonly [plural: string]: readonly Identified[] | Versions;
}

for (const { plural, nouns, view } of COLLECTIONS) {
  ListField(object(() => view), { description: `All ${nouns}.` })(BulkView.prototype, plural);
}
OutputShape('StrategyBattleBulk', 'The whole rule system as one document.')(BulkView);

export const bulkView = ({ content, book }: Edition<StrategyBattle>): BulkView => ({
  versions: versionsWith(content),
  ...Object.fromEntries(COLLECTIONS.map((collection) => [collection.plural, shelfOf(collection, book).all])),
});
