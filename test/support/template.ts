import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';

/** A freshly made embedded Postgres with nothing in it: `global-setup.mjs` puts it there. It saves each test four seconds. */
export const testTemplate: string = join(packageRoot, 'node_modules', '.cache', 'hornburg', 'empty-postgres.tar.gz');
