import type { DataSource } from 'typeorm';
import { ContentVersionRow } from './entities/content-version.js';
import { REFERENCE_SYSTEMS, type LedgerTable, type References } from './reference-systems.js';
import type { StoredVersion } from './snapshots.js';
import { readContent } from './storage/read-content.js';

/** The content versions of the database. */
export class ContentStore {
  constructor(private readonly source: DataSource) {}

  /** The newest versions, newest first. */
  async versions(most: number): Promise<StoredVersion[]> {
    const rows = await this.source.manager.find(ContentVersionRow, { order: { seededAt: 'DESC', version: 'ASC' }, take: most });
    const holders = await Promise.all(Object.values(REFERENCE_SYSTEMS).map(async ({ id, ledger }) => ({ id, versions: await this.versionsWith(ledger) })));
    return rows.map(({ version, seededAt }) => ({
      content: version, seededAt: seededAt.toISOString(), systems: holders.filter(({ versions }) => versions.has(version)).map(({ id }) => id),
    }));
  }

  /** The content of a version, deeply frozen and all of one moment; `null` where there is no such version. */
  read(version: string): Promise<References | null> {
    return this.source.transaction('REPEATABLE READ', async (manager) =>
      (await manager.existsBy(ContentVersionRow, { version })) ? readContent(manager, version) : null,
    );
  }

  private async versionsWith(ledger: LedgerTable): Promise<ReadonlySet<string>> {
    const rows = await this.source.manager.createQueryBuilder(ledger, 'rule').select('rule.contentVersion', 'version').distinct().getRawMany<{ version: string }>();
    return new Set(rows.map(({ version }) => version));
  }
}
