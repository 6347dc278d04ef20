import { LINK_CHECKS } from './links/record-links.js';
import type { Fault, KnownIds, Links } from './links/link-check.js';
import type { ReadFile } from './read-seed-file.js';
import type { SeedProblem } from './seed-error.js';
import { SEED_SCHEMAS, type Collection, type SeedFile, type SeedRecord } from './seed-files.js';

type CheckedFile = ReadFile & { readonly file: SeedFile };

/** What is wrong across records and files: ids given twice, links to nothing, units in the wrong file. */
export function checkSeeds(files: readonly CheckedFile[]): SeedProblem[] {
  const links = indexOf(files);
  return files.flatMap((file) => [
    ...repeatedIds(file, files),
    ...file.records.flatMap(({ record }) =>
      [...checkLinks(file.file.collection, record, links), ...misplaced(file.file, record)].map((fault) => ({
        file: file.file.name,
        record: record.id,
        ...fault,
      })),
    ),
  ]);
}

function checkLinks(collection: Collection, record: SeedRecord<Collection>, links: Links): Fault[] {
  // The reader has checked the record against the schema of this very collection.
  const check = LINK_CHECKS[collection] as (record: SeedRecord<Collection>, links: Links) => Fault[];
  return check(record, links);
}

function misplaced(file: SeedFile, record: SeedRecord<Collection>): Fault[] {
  const { units } = file;
  if (units === undefined || !('kind' in record)) return [];
  return (['side', 'kind'] as const).flatMap((path) =>
    record[path] === units[path] ? [] : [{ path, message: `is not "${units[path]}" as in the rest of the file` }],
  );
}

/** An id is reported where it comes again, with the file that had it first. */
function repeatedIds(file: CheckedFile, files: readonly CheckedFile[]): SeedProblem[] {
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

function indexOf(files: readonly CheckedFile[]): Links {
  const collections = Object.keys(SEED_SCHEMAS) as Collection[];
  const filesOf = (collection: Collection): readonly CheckedFile[] => files.filter(({ file }) => file.collection === collection);
  const ids = Object.fromEntries(
    collections.map((collection) => {
      const lists = filesOf(collection).map((file) => file.ids);
      return [collection, lists.includes(null) ? null : new Set(lists.flatMap((list) => list ?? []))];
    }),
  ) as KnownIds;
  const records = new Map(collections.map((collection) => [collection, new Map(filesOf(collection).flatMap((file) => file.records.map(({ record }) => [record.id, record])))]));
  return {
    ids,
    find: <C extends Collection>(collection: C, id: string) => records.get(collection)?.get(id) as SeedRecord<C> | undefined,
  };
}
