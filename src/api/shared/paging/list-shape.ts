import { ListField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import type { Shape } from '../fields/field-spec.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { nameOf } from '../fields/shape-names.js';
import { sparse } from '../fields/values.js';
import type { ListAnswer } from './page.js';

/** The shape of a REST list of `item`: `{ items, total, nextCursor }`. Named after the item: `…List`. */
export function listShape<T extends object>(item: Shape<T>): Shape<ListAnswer<T>> {
  const { name } = nameOf(item);
  @OutputShape(`${name}List`, `A page of ${name}.`)
  class List implements ListAnswer<T> {
    @ListField(sparse(() => item), { description: 'The items of the page.' }) readonly items!: readonly T[];
    @WholeNumberField({ description: 'Items of the whole list, all pages together.', min: 0 }) readonly total!: number;
    @TextField({ description: 'Cursor of the next page; null on the last one.', nullable: true }) readonly nextCursor!: string | null;
  }
  return List;
}
