import { FlagField, ListField, ObjectField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import type { Shape } from '../fields/field-spec.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { nameOf } from '../fields/shape-names.js';
import { object } from '../fields/values.js';
import type { Connection, Edge } from './connection.js';

@OutputShape('PageInfo', 'Where a page lies in its list.')
export class PageInfoView {
  @FlagField({ description: 'There is a page after this one.' }) readonly hasNextPage!: boolean;
  @FlagField({ description: 'There is a page before this one.' }) readonly hasPreviousPage!: boolean;
  @TextField({ description: 'Cursor of the first item; null for an empty page.', nullable: true }) readonly startCursor!: string | null;
  @TextField({ description: 'Cursor of the last item; null for an empty page.', nullable: true }) readonly endCursor!: string | null;
}

/** The Relay connection type of `node`. Named after it: `…Connection` with `…Edge`. */
export function connectionShape<T extends object>(node: Shape<T>): Shape<Connection<T>> {
  const { name } = nameOf(node);

  @OutputShape(`${name}Edge`, `A ${name} and its place in the list.`)
  class EdgeView implements Edge<T> {
    @TextField({ description: 'Cursor of the item, for `after`.' }) readonly cursor!: string;
    @ObjectField(() => node, { description: 'The item.' }) readonly node!: T;
  }

  @OutputShape(`${name}Connection`, `A page of ${name}.`)
  class ConnectionView implements Connection<T> {
    @ListField(object(() => node), { description: 'The items of the page.' }) readonly nodes!: readonly T[];
    @ListField(object(() => EdgeView), { description: 'The items of the page with their cursors.' }) readonly edges!: readonly Edge<T>[];
    @ObjectField(() => PageInfoView, { description: 'Where the page lies in the list.' }) readonly pageInfo!: PageInfoView;
    @WholeNumberField({ description: 'Items of the whole list, all pages together.', min: 0 }) readonly totalCount!: number;
  }
  return ConnectionView;
}
