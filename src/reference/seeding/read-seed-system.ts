import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSeeds } from './check-seeds.js';
import { readSeedFile, type ReadFile } from './read-seed-file.js';
import type { SeedProblem } from './seed-error.js';
import type { CollectionOf, RecordsOf, SeedSchemas } from './seed-records.js';
import type { SeedSystem } from './seed-system.js';

/** The seeds of one rule system: what is wrong with them, or the reference that they make. */
export type ReadSeeds<Reference> = { readonly problems: readonly SeedProblem[] } | { readonly reference: Reference };

/**
 * Reads and checks the seed files of one rule system: schemas, unique ids, every link.
 * @param directory the folder that holds those of the rule systems
 */
export function readSeedSystem<Schemas extends SeedSchemas, Reference>(system: SeedSystem<Schemas, Reference>, directory: string): ReadSeeds<Reference> {
  const folder = join(directory, system.folder);
  const files = system.files.map((file) => readSeedFile(folder, file, system.schemas[file.collection] as Schemas[CollectionOf<Schemas>]));
  const problems = [...strangeFiles(folder, system.files), ...files.flatMap((file) => file.problems), ...checkSeeds(system, files)];
  if (problems.length === 0) return { reference: system.toReference(recordsOf(system.schemas, files)) };
  return { problems: inFileOrder(problems, files).map((problem) => ({ ...problem, file: `${system.folder}/${problem.file}` })) };
}

function recordsOf<Schemas extends SeedSchemas>(schemas: Schemas, files: readonly ReadFile[]): RecordsOf<Schemas> {
  const lists = Object.keys(schemas).map((collection) => [collection, files.filter(({ file }) => file.collection === collection).flatMap(({ records }) => records)]);
  // The reader has checked each record against the schema of its collection.
  return Object.fromEntries(lists) as RecordsOf<Schemas>;
}

function strangeFiles(folder: string, files: readonly { readonly name: string }[]): SeedProblem[] {
  const known = new Set(files.map((file) => file.name));
  return listFolder(folder)
    .filter((name) => !known.has(name))
    .map((file) => ({ file, record: null, path: '', message: 'is no known seed file' }));
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // each missing file is reported by its own name
  }
}

function inFileOrder(problems: readonly SeedProblem[], files: readonly ReadFile[]): SeedProblem[] {
  const order = new Map(files.map(({ file }, index) => [file.name, index]));
  const place = (problem: SeedProblem): number => order.get(problem.file) ?? order.size;
  return [...problems].sort((a, b) => place(a) - place(b));
}
