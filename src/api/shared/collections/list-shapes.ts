import { ContentField } from '../content/content-query.js';
import { fieldSpec, type FieldSpec, type Shape } from '../fields/field-spec.js';
import { ArgsShape, QueryShape } from '../fields/shape-decorators.js';
import { addField } from '../fields/shape-registry.js';
import { id, list, text } from '../fields/values.js';
import { AfterField, CursorField, FirstField, LimitField, SortField, SparseFieldsField } from '../paging/list-fields.js';
import type { Collection, Identified } from './collection.js';
import type { Selection } from './selection.js';

const LONGEST_SEARCH = 100;
const MOST_IDS = 200;

/** The query string of a REST list. */
export interface ListQuery extends Selection {
  readonly limit: number;
  readonly cursor: string | null;
  readonly fields: readonly string[] | null;
  readonly content: string | null;
}

/** The arguments of a GraphQL list. */
export interface ListArgs extends Selection {
  readonly first: number;
  readonly after: string | null;
}

/** The query string of one record. */
export interface RecordQuery {
  readonly fields: readonly string[] | null;
  readonly content: string | null;
}

type Declare = (prototype: object, name: string) => void;

/** The query string of a REST list, with the filters and sort keys of the collection. */
export function listQueryShape<Book, View extends Identified>(collection: Collection<Book, View>): Shape<ListQuery> {
  class CollectionQuery {}
  declare(CollectionQuery, { limit: LimitField(), cursor: CursorField() });
  declareSelection(CollectionQuery, collection);
  declare(CollectionQuery, { fields: SparseFieldsField(collection.view), content: ContentField() });
  QueryShape()(CollectionQuery);
  return CollectionQuery as unknown as Shape<ListQuery>;
}

/** The arguments of a GraphQL list, with the same filters and sort keys. */
export function listArgsShape<Book, View extends Identified>(collection: Collection<Book, View>): Shape<ListArgs> {
  class CollectionArgs {}
  declare(CollectionArgs, { first: FirstField(), after: AfterField() });
  declareSelection(CollectionArgs, collection);
  ArgsShape()(CollectionArgs);
  return CollectionArgs as unknown as Shape<ListArgs>;
}

/** The query string of one record: `fields` takes those of the view. */
export function recordQueryShape<View extends Identified>(view: Shape<View>): Shape<RecordQuery> {
  class OneQuery {}
  declare(OneQuery, { fields: SparseFieldsField(view), content: ContentField() });
  QueryShape()(OneQuery);
  return OneQuery as unknown as Shape<RecordQuery>;
}

/** What every collection can be searched by, before its own filters. */
function searchFields({ nouns }: Pick<Collection<never, Identified>, 'nouns'>): readonly FieldSpec[] {
  const free = { optional: true, nullable: true };
  return [
    fieldSpec('q', text({ min: 1, max: LONGEST_SEARCH }), { ...free, description: `Words of a name; accents, capitals and slips of a letter or two do not matter. Without \`sort\` the best match comes first.` }),
    fieldSpec('ids', list(id(), { min: 1, max: MOST_IDS }), { ...free, description: `Only the ${nouns} with these ids.` }),
  ];
}

function declareSelection<Book, View extends Identified>(shape: Shape, collection: Collection<Book, View>): void {
  const filters = collection.filters.map(({ field }) => field);
  for (const field of [...searchFields(collection), ...filters]) addField(shape.prototype as object, field);
  declare(shape, { sort: SortField(Object.keys(collection.sorts)) });
}

function declare(shape: Shape, fields: Readonly<Record<string, Declare>>): void {
  for (const [name, field] of Object.entries(fields)) field(shape.prototype as object, name);
}
