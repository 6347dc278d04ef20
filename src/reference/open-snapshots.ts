import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { seedsFolder } from '../platform/package-root.js';
import { EXIT_CODES, StartError } from '../platform/start-error.js';
import { ContentStore } from './content-store.js';
import type { References } from './reference-systems.js';
import { contentVersion } from './seeding/content-version.js';
import { loadSeeds, type SeedContent } from './seeding/load-seeds.js';
import { seedDatabase } from './seeding/seed-database.js';
import { SeedError } from './seeding/seed-error.js';
import type { Snapshots, StoredVersion } from './snapshots.js';
import { snapshotOf, StoredSnapshots } from './stored-snapshots.js';

/** Content versions that are listed: the newest. Older ones can be pinned all the same. */
const MOST_VERSIONS = 200;

/**
 * Brings the seeds into the database and serves what it then holds of them: always the version of this process's own
 * seeds, whatever other versions there are.
 * @throws StartError for seeds that are wrong, a database that refuses them, and rows that were changed afterwards
 */
export async function openSnapshots(source: DataSource, directory: string = seedsFolder): Promise<Snapshots> {
  const seeds = readSeeds(directory);
  const store = new ContentStore(source);
  const { references, versions } = await bringIn(source, seeds, store).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database does not take the reference data: ${reason}`, EXIT_CODES.failed, { cause });
  });
  if (contentVersion(references) !== seeds.version) throw changedRows(seeds.version);
  return new StoredSnapshots(snapshotOf(seeds.version, references), versions, store);
}

/** What the database then holds of these seeds, and which versions it holds besides. */
async function bringIn(source: DataSource, seeds: SeedContent, store: ContentStore): Promise<{ readonly references: References; readonly versions: readonly StoredVersion[] }> {
  const added = await seedDatabase(source, seeds);
  new Logger('Reference').log(`Content version ${seeds.version} ${added ? 'added' : 'is there already'}.`);
  const references = await store.read(seeds.version);
  if (references === null) throw new Error(`content version ${seeds.version} is gone again`);
  return { references, versions: await store.versions(MOST_VERSIONS) };
}

function readSeeds(directory: string): SeedContent {
  try {
    return loadSeeds(directory);
  } catch (error) {
    if (error instanceof SeedError) throw new StartError(error.message, EXIT_CODES.config, { cause: error });
    throw error;
  }
}

function changedRows(version: string): StartError {
  return new StartError(
    `The rows of content version ${version} are not those that were seeded. ` +
      `Delete that version (delete from content_version where version = '${version}') and start again.`,
  );
}
