import type { z } from 'zod';

/** A checked record of any collection. */
export interface Identified {
  readonly id: string;
}

/** The schema of one record, by collection. */
export type SeedSchemas = Readonly<Record<string, z.ZodType<Identified>>>;

export type CollectionOf<Schemas extends SeedSchemas> = keyof Schemas & string;

/** A checked record as the seed files have it. */
export type RecordOf<Schemas extends SeedSchemas, C extends CollectionOf<Schemas>> = z.infer<Schemas[C]>;

/** Every checked record, by collection, in the order of the files. */
export type RecordsOf<Schemas extends SeedSchemas> = { readonly [C in CollectionOf<Schemas>]: readonly RecordOf<Schemas, C>[] };
