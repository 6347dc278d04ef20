import type { DatabaseSchema } from './platform/database/database-schema.js';

/** All tables of the service and the way to them. */
export const databaseSchema: DatabaseSchema = { entities: [], migrations: [] };
