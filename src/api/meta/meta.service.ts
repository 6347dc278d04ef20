import { Injectable } from '@nestjs/common';
import { packageFile } from '../../platform/package-root.js';
import { versionsWith } from '../../platform/versions.js';
import { Snapshots, type Snapshot } from '../../reference/snapshots.js';
import { ruleSystemOf } from '../../rules/rule-systems.js';
import { CATALOGUES } from '../catalogues.js';
import type { Catalogue } from '../shared/collections/catalogue.js';
import { shelfOf } from '../shared/collections/shelf.js';
import type { MetaView, RulesetView } from './meta.view.js';

@Injectable()
export class MetaService {
  constructor(private readonly snapshots: Snapshots) {}

  meta(): MetaView {
    const snapshot = this.snapshots.current();
    return { name: packageFile.name, versions: versionsWith(snapshot.content), rulesets: rulesetsOf(snapshot) };
  }
}

const rulesetsOf = (snapshot: Snapshot): RulesetView[] => CATALOGUES.map((catalogue) => {
  const { id, title, source } = ruleSystemOf(catalogue.id);
  return { id, title, source, counts: countsOf(catalogue, snapshot) };
});

/** How many records each collection of a rule system has: the totals of its lists. */
function countsOf({ collections, bookOf }: Catalogue, snapshot: Snapshot): Record<string, number> {
  const book = bookOf(snapshot);
  return Object.fromEntries(collections.map((collection) => [collection.plural, shelfOf(collection, book).all.length]));
}
