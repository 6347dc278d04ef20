import type { LinkChecks } from './link-check.js';
import type { CollectionOf, RecordsOf, SeedSchemas } from './seed-records.js';

export interface SeedFile<Collection extends string = string> {
  readonly name: string;
  readonly collection: Collection;
  /** Values that every record of the file must have. */
  readonly all?: Readonly<Record<string, unknown>>;
}

/** The seed files of one rule system, and what is right in them. */
export interface SeedSystem<Schemas extends SeedSchemas, Reference> {
  /** Folder within `seeds`, named like the rule system. */
  readonly folder: string;
  /** Every file of the folder; the records of a collection keep the order of the files. */
  readonly files: readonly SeedFile<CollectionOf<Schemas>>[];
  readonly schemas: Schemas;
  /** What a record of a collection is called in problems: `there is no unit "imp"`. */
  readonly nouns: Readonly<Record<CollectionOf<Schemas>, string>>;
  readonly links: LinkChecks<Schemas>;
  readonly toReference: (records: RecordsOf<Schemas>) => Reference;
}
