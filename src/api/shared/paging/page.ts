import { Cursors } from './cursor.js';

/** What a caller wants of a list. `pointer` is where the caller wrote the cursor: `/cursor` or `/after`. */
export interface PageRequest {
  readonly size: number;
  readonly cursor: string | null;
  readonly pointer: '/cursor' | '/after';
  /** Everything that decides which items the list has, and in which order: collection, content, filters, sort. */
  readonly madeFor: readonly unknown[];
}

/** Part of a list, with what both doors need to show it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Items before the page. */
  readonly offset: number;
  readonly total: number;
  readonly cursors: Cursors;
}

/** Cuts a page out of the whole list. @throws RuleError `invalid-cursor` */
export function pageOf<T>(all: readonly T[], request: PageRequest): Page<T> {
  const cursors = new Cursors(request.madeFor);
  const offset = cursors.before(request.cursor, all.length, request.pointer);
  return { items: all.slice(offset, offset + request.size), offset, total: all.length, cursors };
}

/** A page as REST shows it. */
export interface ListAnswer<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** Shows a page so. */
export function listAnswer<T>({ items, offset, total, cursors }: Page<T>): ListAnswer<T> {
  const end = offset + items.length;
  return { items, total, nextCursor: end < total ? cursors.after(end) : null };
}
