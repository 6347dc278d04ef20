type Key = string | number | boolean | null;

/** What a collection can be sorted by: from the name of a key to its value. */
export type SortKeys<T> = Readonly<Record<string, (item: T) => Key>>;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The items in the order of the keys (`-` turns one round), ties by id. Missing values come last either way. */
export function sorted<T extends { readonly id: string }>(items: readonly T[], sort: readonly string[], keys: SortKeys<T>): readonly T[] {
  const orders = sort.map((key) => orderBy(key, keys));
  return items.toSorted((a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return byId(a, b);
  });
}

function orderBy<T>(sortKey: string, keys: SortKeys<T>): (a: T, b: T) => number {
  const descending = sortKey.startsWith('-');
  const keyOf = keys[descending ? sortKey.slice(1) : sortKey];
  if (!keyOf) throw new Error(`Nothing sorts by "${sortKey}".`);
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return descending ? compare(right, left) : compare(left, right);
  };
}

const compare = (a: NonNullable<Key>, b: NonNullable<Key>): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
