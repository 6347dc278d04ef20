import { migrations } from '../migrations/migrations.js';
import type { DatabaseSchema } from './platform/database/database-schema.js';
import { referenceEntities } from './reference/entities.js';

/** All tables of the service and the way to them. */
export const databaseSchema: DatabaseSchema = { entities: referenceEntities, migrations };
