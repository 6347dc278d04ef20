import { nearOrAll } from '../../../rules/shared/near-matches.js';
import { connection, type Connection } from '../paging/connection.js';
import { listAnswer, pageOf, type ListAnswer } from '../paging/page.js';
import { withFields } from '../paging/sparse.js';
import { unknownResource } from '../problems/problem.js';
import type { Edition } from '../rule-systems/editions.js';
import type { Collection, Identified } from './collection.js';
import type { ListArgs, ListQuery } from './list-shapes.js';
import { select, signatureOf } from './selection.js';
import { shelfOf } from './shelf.js';

/** A page of a collection as REST shows it. */
export function listRecords<Book extends object, View extends Identified>(
  collection: Collection<Book, View>, { content, book }: Edition<Book>, query: ListQuery,
): ListAnswer<Partial<View>> {
  const madeFor = [content, ...signatureOf(collection, query)];
  const page = pageOf(select(collection, book, query), { size: query.limit, cursor: query.cursor, pointer: '/cursor', madeFor });
  return listAnswer({ ...page, items: page.items.map((view) => withFields(view, query.fields)) });
}

/** A page of a collection as GraphQL shows it. */
export function connectRecords<Book extends object, View extends Identified>(
  collection: Collection<Book, View>, { content, book }: Edition<Book>, args: ListArgs,
): Connection<View> {
  const madeFor = [content, ...signatureOf(collection, args)];
  return connection(pageOf(select(collection, book, args), { size: args.first, cursor: args.after, pointer: '/after', madeFor }));
}

/** @throws ProblemError `unknown-…` with near matches */
export function findRecord<Book extends object, View extends Identified>(collection: Collection<Book, View>, { book }: Edition<Book>, id: string): View {
  const { byId } = shelfOf(collection, book);
  const record = byId.get(id);
  if (record === undefined) throw unknownResource(collection.unknown.resource, id, nearOrAll(id, byId.keys()));
  return record;
}
