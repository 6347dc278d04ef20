import type { CollectionOf, RecordOf, SeedSchemas } from './seed-records.js';

/** What links to one collection may point at. `ids` is `null` where it could not be read: its links are not judged. */
export interface Known {
  readonly noun: string;
  readonly ids: ReadonlySet<string> | null;
}

export interface Fault {
  /** Place inside the record. */
  readonly path: string;
  readonly message: string;
}

export interface Links<Schemas extends SeedSchemas> {
  readonly ids: Readonly<Record<CollectionOf<Schemas>, Known>>;
  /** The checked records by id. */
  find<C extends CollectionOf<Schemas>>(collection: C, id: string): RecordOf<Schemas, C> | undefined;
}

/** What is wrong with the links of a record, by collection. */
export type LinkChecks<Schemas extends SeedSchemas> = {
  readonly [C in CollectionOf<Schemas>]: (record: RecordOf<Schemas, C>, links: Links<Schemas>) => Fault[];
};

/** The fault of a link, if it has one. `null` links to nothing and is right. */
export function link<C extends string>(known: Readonly<Record<C, Known>>, collection: NoInfer<C>, id: string | null, path: string): Fault[] {
  const { ids, noun } = known[collection];
  if (id === null || ids === null || ids.has(id)) return [];
  return [{ path, message: `there is no ${noun} "${id}"` }];
}

/** The faults of a list of links. */
export function linkAll<C extends string>(known: Readonly<Record<C, Known>>, collection: NoInfer<C>, list: readonly string[], path: string): Fault[] {
  return list.flatMap((id, index) => link(known, collection, id, `${path}[${index}]`));
}

/** Faults of ids that must stand in a list of the same record. */
export function within(list: ReadonlySet<string>, what: string, ids: readonly string[], path: string): Fault[] {
  return ids.flatMap((id, index) => (list.has(id) ? [] : [{ path: `${path}[${index}]`, message: `"${id}" is no ${what}` }]));
}
