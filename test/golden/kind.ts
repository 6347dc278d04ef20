import type { z } from 'zod';

/** How one kind of row is read and checked against a rulebook. */
export type Kind<Book> = (row: { readonly given: unknown; readonly expect: unknown }, book: Book) => void;

/** A kind with strict shapes: a misspelt key in a table fails its test. */
export function kind<Given, Wanted, Book>(
  given: z.ZodType<Given>,
  wanted: z.ZodType<Wanted>,
  check: (given: Given, wanted: Wanted, book: Book) => void,
): Kind<Book> {
  return (row, book) => {
    check(given.parse(row.given), wanted.parse(row.expect), book);
  };
}
