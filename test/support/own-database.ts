import { afterAll, beforeAll } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Database } from '../../src/platform/database/database.js';
import { createTestDatabase, openTestDatabase, type TestDatabase } from './database.js';

/** A database for the cases of one `describe`: open before the first of them, gone after the last. */
export function ownDatabase(): { readonly test: TestDatabase; readonly source: DataSource; close(): Promise<void> } {
  let open: { readonly test: TestDatabase; readonly database: Database } | null = null;
  const opened = () => {
    if (!open) throw new Error('The database is open while cases run.');
    return open;
  };
  beforeAll(async () => {
    const test = await createTestDatabase();
    open = { test, database: await openTestDatabase(test) };
  });
  afterAll(async () => {
    await opened().database.close();
    await opened().test.drop();
  });
  return {
    get test() { return opened().test; },
    get source() { return opened().database.source; },
    close: () => opened().database.close(),
  };
}
