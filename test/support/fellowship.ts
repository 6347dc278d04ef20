import { join } from 'node:path';
import { FELLOWSHIP_SEEDS } from '../../src/reference/seeding/fellowship/seeds.js';
import { readSeedSystem } from '../../src/reference/seeding/read-seed-system.js';
import { createFellowship } from '../../src/rules/fellowship/create-fellowship.js';

const read = readSeedSystem(FELLOWSHIP_SEEDS, join(import.meta.dirname, '../../seeds'));
if ('problems' in read) throw new Error(`The seeds of fellowship are not sound: ${JSON.stringify(read.problems)}`);

/** The fellowship rulebook over the real seeds, read without those of other rulebooks. */
export const fellowship = createFellowship(read.reference);
