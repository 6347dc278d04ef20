import { Injectable } from '@nestjs/common';
import { packageFile } from '../../../platform/package-root.js';
import { versionsWith } from '../../../platform/versions.js';
import { Snapshots, type Snapshot } from '../../../reference/snapshots.js';
import { RULE_SYSTEMS, type RuleSystemId } from '../../../rules/rule-systems.js';
import type { MetaView, RulesetView } from './meta.view.js';

/** The collections of each rule system that has data. */
const COLLECTIONS: Partial<Record<RuleSystemId, (snapshot: Snapshot) => object>> = {
  'strategy-battle': (snapshot) => snapshot.strategyBattle.reference,
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
  const collections = COLLECTIONS[id]?.(snapshot);
  return collections ? [{ id, title, source, counts: countsOf(collections) }] : [];
});

const countsOf = (collections: object): Record<string, number> =>
  Object.fromEntries(Object.entries(collections).map(([name, records]) => [name, (records as readonly unknown[]).length]));
