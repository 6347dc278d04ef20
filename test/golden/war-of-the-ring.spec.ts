import { warOfTheRing } from '../support/war-of-the-ring/rulebook.js';
import { proveGoldenTables } from './golden-tables.js';
import { WAR_KINDS } from './war-kinds/war-kinds.js';

proveGoldenTables({ folder: 'war-of-the-ring', book: warOfTheRing, kinds: WAR_KINDS, owed: () => true });
