import type { DataSource } from 'typeorm';

/** The open database of the process, and how to be rid of it. Also the token to inject it by. */
export abstract class Database {
  abstract readonly engine: 'embedded' | 'server';
  abstract readonly source: DataSource;
  /** Whether it answers a query within a second or two. Never throws. */
  abstract answers(): Promise<boolean>;
  /** Closes pool, engine and lock. Safe to call twice. */
  abstract close(): Promise<void>;
}
