import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseSchema } from '../../src/database-schema.js';
import type { DatabaseConfig } from '../../src/platform/config/app-config.js';
import type { Database } from '../../src/platform/database/database.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { engine, serverUrl } from './engine.js';
import { silentLog } from './silent-log.js';
import { testTemplate } from './template.js';

/** A database that belongs to one test, and the way to be rid of it. */
export interface TestDatabase {
  readonly config: DatabaseConfig;
  /** Removes it with all that is in it; the connections to it are cut. */
  drop(): Promise<void>;
}

/** An empty database: a new folder that will be filled from the template, or a new database on the server. */
export function createTestDatabase(): Promise<TestDatabase> {
  return engine === 'server' ? createOnServer() : createFolder();
}

async function createFolder(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hornburg-test-'));
  return {
    config: { kind: 'embedded', folder, template: testTemplate },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(): Promise<TestDatabase> {
  const name = `hornburg_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    config: { kind: 'server', url: url.href, waitMs: 5000 },
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement on the server beside the databases of the tests. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens a test's database with the schema up to date; nothing is seeded into it. */
export function openTestDatabase(database: TestDatabase): Promise<Database> {
  return openDatabase(database.config, databaseSchema, silentLog);
}
