import type { DataSource } from 'typeorm';
import type { StrategyBattleReference } from '../rules/strategy-battle/reference.js';
import { readContent, readVersions } from './storage/read-content.js';

/** The content versions of the database. */
export class ContentStore {
  constructor(private readonly source: DataSource) {}

  /** All versions, newest first. */
  versions(): Promise<string[]> {
    return readVersions(this.source.manager);
  }

  /** The content of a version that the database has, deeply frozen. */
  read(version: string): Promise<StrategyBattleReference> {
    return readContent(this.source.manager, version);
  }
}
