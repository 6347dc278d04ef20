import type { DataSource } from 'typeorm';
import { ContentVersionRow } from './entities/content-version.js';
import type { References } from './reference-systems.js';
import { readContent } from './storage/read-content.js';

/** The content versions of the database. */
export class ContentStore {
  constructor(private readonly source: DataSource) {}

  /** The newest versions, newest first. */
  async versions(most: number): Promise<string[]> {
    const rows = await this.source.manager.find(ContentVersionRow, { order: { seededAt: 'DESC', version: 'ASC' }, take: most });
    return rows.map((row) => row.version);
  }

  /** The content of a version, deeply frozen and all of one moment; `null` where there is no such version. */
  read(version: string): Promise<References | null> {
    return this.source.transaction('REPEATABLE READ', async (manager) =>
      (await manager.existsBy(ContentVersionRow, { version })) ? readContent(manager, version) : null,
    );
  }
}
