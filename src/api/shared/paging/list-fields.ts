import { ListField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import type { Shape } from '../fields/field-spec.js';
import { fieldsOf } from '../fields/shape-registry.js';
import { choice } from '../fields/values.js';

/** Items of a page where a caller says nothing. */
export const DEFAULT_PAGE = 50;
/** Most items of a page. */
export const LARGEST_PAGE = 200;
const LONGEST_CURSOR = 100;
const MOST_SORT_KEYS = 5;

/** `limit` of a REST list. */
export const LimitField = () => WholeNumberField({ description: 'Items of a page.', min: 1, max: LARGEST_PAGE, default: DEFAULT_PAGE });

/** `cursor` of a REST list. */
export const CursorField = () => TextField({
  description: 'Where the page begins: `nextCursor` of the page before. It holds for the same filters, sort and content only.',
  max: LONGEST_CURSOR, optional: true, nullable: true,
});

/** `first` of a GraphQL connection. */
export const FirstField = () => WholeNumberField({ description: 'Items of a page.', min: 1, max: LARGEST_PAGE, default: DEFAULT_PAGE });

/** `after` of a GraphQL connection. */
export const AfterField = () => TextField({
  description: 'The cursor after which the page begins. It holds for the same filters, sort and content only.',
  max: LONGEST_CURSOR, optional: true, nullable: true,
});

/** `sort` of both doors: keys in order of weight, `-` for descending. Ties go by id. */
export const SortField = (keys: readonly string[]) => ListField(choice(keys.flatMap((key) => [key, `-${key}`])), {
  description: 'Keys to sort by, the weightiest first; `-` before a key turns its order round. Ties go by id, and so does a list without `sort`. One text with commas does as well: `level,-id`.',
  max: MOST_SORT_KEYS, default: [], commas: true,
});

/** `fields` of a REST answer: the fields of `view` to give. */
export const SparseFieldsField = (view: Shape) => ListField(choice(fieldsOf(view).map((field) => field.name)), {
  description: 'Fields to answer with; all where it is absent.', max: fieldsOf(view).length, optional: true, nullable: true,
});
