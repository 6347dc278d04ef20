import type { EntitySchema, MigrationInterface } from 'typeorm';

/** Class lists (no globs) that make up the tables: the same in dist, under the test runner and in a bundle. */
export interface DatabaseSchema {
  readonly entities: readonly (EntityClass | EntitySchema)[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

type EntityClass = new (...args: never[]) => object;
