import type { Database } from '../database/database.js';

/** Answer of `/readyz`. */
export interface Readiness {
  readonly status: 'ready' | 'stopping';
  /** The reference data that is served from memory. */
  readonly snapshot: { readonly loaded: true; readonly content: string };
  /** A fact, not a condition: without the database only older content versions cannot be had. */
  readonly database: { readonly engine: Database['engine']; readonly answers: boolean };
}
