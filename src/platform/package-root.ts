import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface PackageFile {
  readonly name: string;
  readonly version: string;
}

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('There is no package.json above the program.');
  return findRoot(parent);
}

/** Folder of package.json: the same from the sources, from dist and under the test runner. */
export const packageRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Reference data that the service seeds its database from. */
export const seedsFolder: string = join(packageRoot, 'seeds');

/** The embedded database as it is after a first start. The build makes it; without it a first start takes longer. */
export const templateFile: string = join(packageRoot, 'dist', 'embedded-database.tar.gz');

/** Name and version as package.json has them. */
export const packageFile: PackageFile = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as PackageFile;
