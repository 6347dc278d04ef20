/** Some of a row of takers get a place in one of several bins, each with a least and a most. */
export interface Capacity {
  readonly least: number;
  readonly most: number;
}

/**
 * Gives as many takers as possible a bin that suits them, filling the least of every bin first: augmenting paths, so
 * that a taker is moved on where another has no other choice. Bins that `suits` lists first are preferred.
 * @returns the bin of each taker, `null` where none was left
 */
export function assign(suits: readonly (readonly number[])[], bins: readonly Capacity[]): readonly (number | null)[] {
  const filled: Set<number>[] = bins.map(() => new Set());
  const place = new Array<number | null>(suits.length).fill(null);
  const room = (capacity: (bin: Capacity) => number): void => {
    suits.forEach((_bins, taker) => {
      if (place[taker] === null) augment(taker, bins.map(capacity), { suits, filled, place }, new Set());
    });
  };
  room(({ least }) => least);
  room(({ most }) => most);
  return place;
}

interface State {
  readonly suits: readonly (readonly number[])[];
  readonly filled: readonly Set<number>[];
  readonly place: (number | null)[];
}

function augment(taker: number, capacities: readonly number[], state: State, tried: Set<number>): boolean {
  for (const bin of state.suits[taker] ?? []) {
    if (tried.has(bin)) continue;
    tried.add(bin);
    const inside = state.filled[bin] ?? new Set();
    if (inside.size < (capacities[bin] ?? 0) || [...inside].some((other) => augment(other, capacities, state, tried))) {
      put(taker, bin, state);
      return true;
    }
  }
  return false;
}

function put(taker: number, bin: number, { filled, place }: State): void {
  const from = place[taker];
  if (from !== null && from !== undefined) filled[from]?.delete(taker);
  filled[bin]?.add(taker);
  place[taker] = bin;
}
