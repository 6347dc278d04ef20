import type { Page } from './page.js';

/** An item with the cursor behind which the next page begins. */
export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** A page as GraphQL shows it (Relay). */
export interface Connection<T> {
  readonly nodes: readonly T[];
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/** Shows a page so. Cursors are made when they are asked for. */
export function connection<T>({ items, offset, total, cursors }: Page<T>): Connection<T> {
  const end = offset + items.length;
  const pageInfo = {
    hasNextPage: end < total, hasPreviousPage: offset > 0,
    get startCursor() { return items.length > 0 ? cursors.after(offset + 1) : null; },
    get endCursor() { return items.length > 0 ? cursors.after(end) : null; },
  };
  return {
    nodes: items, pageInfo, totalCount: total,
    get edges() { return items.map((node, index) => ({ cursor: cursors.after(offset + index + 1), node })); },
  };
}
