import type { Fault, Links } from './link-check.js';
import type { ReadFile } from './read-seed-file.js';
import type { SeedProblem } from './seed-error.js';
import type { CollectionOf, Identified, RecordOf, SeedSchemas } from './seed-records.js';
import type { SeedFile, SeedSystem } from './seed-system.js';

/** What is wrong across records and files: ids given twice, links to nothing, records in the wrong file. */
export function checkSeeds<Schemas extends SeedSchemas, Reference>(system: SeedSystem<Schemas, Reference>, files: readonly ReadFile[]): SeedProblem[] {
  const links = indexOf(system, files);
  return files.flatMap((file) => [
    ...repeatedIds(file, files),
    ...file.records.flatMap((record) => {
      const collection = file.file.collection as CollectionOf<Schemas>;
      // The reader has checked the record against the schema of this very collection.
      const faults = [...system.links[collection](record as RecordOf<Schemas, CollectionOf<Schemas>>, links), ...misplaced(file.file, record)];
      return faults.map((fault) => ({ file: file.file.name, record: record.id, ...fault }));
    }),
  ]);
}

function misplaced({ all = {} }: SeedFile, record: Identified): Fault[] {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(all).flatMap(([path, value]) =>
    values[path] === value ? [] : [{ path, message: `is not "${String(value)}" as in the rest of the file` }],
  );
}

/** An id is reported where it comes again, with the file that had it first. */
function repeatedIds(file: ReadFile, files: readonly ReadFile[]): SeedProblem[] {
  const earlier = new Map<string, string>();
  for (const other of files) {
    if (other === file) break;
    if (other.file.collection === file.file.collection) other.ids?.forEach((id) => earlier.set(id, other.file.name));
  }
  return (file.ids ?? []).flatMap((id) => {
    const first = earlier.get(id);
    earlier.set(id, file.file.name);
    return first === undefined ? [] : [{ file: file.file.name, record: id, path: 'id', message: `is already in ${first}` }];
  });
}

function indexOf<Schemas extends SeedSchemas, Reference>({ schemas, nouns }: SeedSystem<Schemas, Reference>, files: readonly ReadFile[]): Links<Schemas> {
  const collections = Object.keys(schemas) as CollectionOf<Schemas>[];
  const filesOf = (collection: string): readonly ReadFile[] => files.filter(({ file }) => file.collection === collection);
  const known = collections.map((collection) => {
    const lists = filesOf(collection).map((file) => file.ids);
    return [collection, { noun: nouns[collection], ids: lists.includes(null) ? null : new Set(lists.flatMap((list) => list ?? [])) }];
  });
  const records = new Map(collections.map((collection) => [collection, new Map(filesOf(collection).flatMap((file) => file.records.map((record) => [record.id, record])))]));
  return {
    ids: Object.fromEntries(known) as Links<Schemas>['ids'],
    find: <C extends CollectionOf<Schemas>>(collection: C, id: string) => records.get(collection)?.get(id) as RecordOf<Schemas, C> | undefined,
  };
}
