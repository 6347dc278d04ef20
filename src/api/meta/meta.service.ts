import { Injectable } from '@nestjs/common';
import { packageFile } from '../../platform/package-root.js';
import { versionsWith } from '../../platform/versions.js';
import { Snapshots, type Snapshot } from '../../reference/snapshots.js';
import { RULE_SYSTEMS, type RuleSystemId } from '../../rules/rule-systems.js';
import type { Collection, Identified } from '../shared/collections/collection.js';
import { shelfOf } from '../shared/collections/shelf.js';
import { COLLECTIONS } from '../strategy-battle/catalogue/collections.js';
import type { MetaView, RulesetView } from './meta.view.js';

/** How many records each collection of a rule system has: the totals of its lists. */
const COUNTS: Partial<Record<RuleSystemId, (snapshot: Snapshot) => Readonly<Record<string, number>>>> = {
  'strategy-battle': ({ strategyBattle }) => countsOf(COLLECTIONS, strategyBattle),
};

@Injectable()
export class MetaService {
  constructor(private readonly snapshots: Snapshots) {}

  meta(): MetaView {
    const snapshot = this.snapshots.current();
    return { name: packageFile.name, versions: versionsWith(snapshot.content), rulesets: rulesetsOf(snapshot) };
  }
}

const rulesetsOf = (snapshot: Snapshot): RulesetView[] => RULE_SYSTEMS.flatMap(({ id, title, source }) => {
  const counts = COUNTS[id]?.(snapshot);
  return counts ? [{ id, title, source, counts }] : [];
});

function countsOf<Book extends object>(collections: readonly Collection<Book, Identified>[], book: Book): Record<string, number> {
  return Object.fromEntries(collections.map((collection) => [collection.plural, shelfOf(collection, book).all.length]));
}
