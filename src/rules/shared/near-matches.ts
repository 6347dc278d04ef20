const LONGEST_WORD = 64;
/** A word inside an id (`aragorn` for `aragorn-strider`) is closer than any misspelling but worse than the id itself. */
const PART_OF_ID = 0.5;
/** A list that is no longer than this is told whole where nothing comes near. */
export const MOST_LISTED = 12;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Ids and keys that a caller may have meant, best first: the same id in another writing, ids that the word is a part of, ids
 * that differ by a few letters. Ties keep the order of `candidates`.
 */
export function nearMatches(word: string, candidates: Iterable<string>, most = 3): readonly string[] {
  if (word.length > LONGEST_WORD) return [];
  const wanted = slug(word);
  if (wanted === '') return [];
  const furthest = Math.max(1, Math.floor(wanted.length / 3));
  const near: { readonly id: string; readonly distance: number }[] = [];
  for (const id of new Set(candidates)) {
    const plain = SLUG.test(id) ? id : slug(id);
    const distance = isPart(wanted, plain) ? PART_OF_ID : editDistance(wanted, plain, furthest);
    if (distance <= furthest) near.push({ id, distance: plain === wanted ? 0 : distance });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map((match) => match.id);
}

/** Near matches; where none comes near and there are few candidates, all of them. */
export function nearOrAll(word: string, candidates: Iterable<string>): readonly string[] {
  const known = [...new Set(candidates)];
  const near = nearMatches(word, known);
  return near.length === 0 && known.length <= MOST_LISTED ? known : near;
}

/** Names become ids: no accents, lower case, hyphens for gaps and before the capitals inside a key. */
function slug(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

function isPart(wanted: string, id: string): boolean {
  return wanted.length > 2 && `-${id}-`.includes(`-${wanted}-`);
}

/** Letters to insert, drop, change or swap with their neighbours; `limit + 1` as soon as it is certain to be more than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = at(last, column - 1) + Number(a[row - 1] !== b[column - 1]);
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap = swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(change, swap, at(last, column) + 1, at(current, column - 1) + 1));
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
