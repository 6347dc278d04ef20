import { seedsFolder } from '../../platform/package-root.js';
import { REFERENCE_SYSTEMS, type References } from '../reference-systems.js';
import { contentVersion } from './content-version.js';
import { deepFreeze } from './deep-freeze.js';
import { SeedError, type SeedProblem } from './seed-error.js';

/** Everything that the seed files hold, deeply frozen. */
export interface SeedContent extends References {
  /** The same for the same content, however the files are laid out. */
  readonly version: string;
}

/**
 * Reads and checks the seed files of every rule system. Pure and synchronous; needs no database.
 * @param directory the folder that holds those of the rule systems; by default the one of this package
 * @throws SeedError with all problems at once
 */
export function loadSeeds(directory: string = seedsFolder): SeedContent {
  const problems: SeedProblem[] = [];
  const read = Object.entries(REFERENCE_SYSTEMS).map(([key, system]) => {
    const seeds = system.readSeeds(directory);
    if ('problems' in seeds) problems.push(...seeds.problems);
    return [key, 'reference' in seeds ? seeds.reference : null];
  });
  if (problems.length > 0) throw new SeedError(problems);
  const references = Object.fromEntries(read) as unknown as References;
  return deepFreeze({ ...references, version: contentVersion(references) });
}
