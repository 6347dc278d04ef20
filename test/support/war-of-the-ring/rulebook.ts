import { seedsFolder } from '../../../src/platform/package-root.js';
import { WAR_OF_THE_RING_SEEDS } from '../../../src/reference/seeding/war-of-the-ring/seeds.js';
import { readSeedSystem } from '../../../src/reference/seeding/read-seed-system.js';
import { createWarOfTheRing } from '../../../src/rules/war-of-the-ring/create-war-of-the-ring.js';
import type { WarOfTheRingReference } from '../../../src/rules/war-of-the-ring/reference.js';

/** The real seeds of this rule system alone. */
export const warReference = realSeeds();

/** The war-of-the-ring rulebook over the real seeds. */
export const warOfTheRing = createWarOfTheRing(warReference);

function realSeeds(): WarOfTheRingReference {
  const read = readSeedSystem(WAR_OF_THE_RING_SEEDS, seedsFolder);
  if ('problems' in read) throw new Error(read.problems.map(({ file, record, message }) => `${file} ${record ?? ''}: ${message}`).join('\n'));
  return read.reference;
}
