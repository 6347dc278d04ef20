import type { Collection, SeedRecord } from '../seed-files.js';

/** What a link may point at. `null` for a collection that could not be read: its links are not judged. */
export type KnownIds = Readonly<Record<Collection, ReadonlySet<string> | null>>;

export interface Fault {
  readonly path: string;
  readonly message: string;
}

export interface Links {
  readonly ids: KnownIds;
  /** The checked records by id. */
  find<C extends Collection>(collection: C, id: string): SeedRecord<C> | undefined;
}

const NOUNS: Readonly<Record<Collection, string>> = {
  races: 'race',
  wargear: 'item of wargear',
  specialRules: 'special rule',
  magicalPowers: 'magical power',
  units: 'unit',
  charts: 'chart',
  scenarios: 'scenario',
  rules: 'rule of the ledger',
};

/** The fault of a link, if it has one. `null` links to nothing and is right. */
export function link(ids: KnownIds, collection: Collection, id: string | null, path: string): Fault[] {
  const known = ids[collection];
  if (id === null || known === null || known.has(id)) return [];
  return [{ path, message: `there is no ${NOUNS[collection]} "${id}"` }];
}

/** The faults of a list of links. */
export function linkAll(ids: KnownIds, collection: Collection, list: readonly string[], path: string): Fault[] {
  return list.flatMap((id, index) => link(ids, collection, id, `${path}[${index}]`));
}

/** Faults of ids that must stand in a list of the same record. */
export function within(list: ReadonlySet<string>, what: string, ids: readonly string[], path: string): Fault[] {
  return ids.flatMap((id, index) => (list.has(id) ? [] : [{ path: `${path}[${index}]`, message: `"${id}" is no ${what}` }]));
}
