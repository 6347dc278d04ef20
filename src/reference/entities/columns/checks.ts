/** Ids are lower-case ASCII in kebab-case. */
export const ID_CHECK = `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`;

/** A check that a text column holds one of the words of a closed list. */
export function oneOf(column: string, words: readonly string[]): string {
  return `${column} IN (${words.map((word) => `'${word}'`).join(', ')})`;
}
