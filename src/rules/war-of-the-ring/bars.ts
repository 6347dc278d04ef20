import type { Barred, Character, Place } from './reference.js';

/** Pieces that want to be in a place. */
export interface Pieces {
  readonly units: number;
  readonly characters: readonly Character[];
  /** Hobbits and others who lead troops. */
  readonly enlisted?: readonly string[] | undefined;
}

/** Who is barred from a place: one predicate for each word of the data. */
const BARS: Readonly<Record<Barred, (pieces: Pieces) => boolean>> = {
  army: ({ units }) => units > 0,
  leader: ({ characters, enlisted }) => characters.some(({ kind, hobbit, id }) => (kind === 'leader' || enlisted?.includes(id) === true) && !hobbit),
  hero: ({ characters }) => characters.some(({ kind }) => kind === 'hero'),
  nazgul: ({ characters }) => characters.some(({ nazgul }) => nazgul),
  'red-hero': ({ characters }) => characters.some(({ kind, side }) => kind === 'hero' && side === 'red'),
  everyone: () => true,
};

/** The words of a place that keep these pieces out, as far as nothing admits them (WR-PLACE-003, 006, 014). */
export const barsAgainst = (pieces: Pieces, place: Place): readonly Barred[] => place.bars.filter((word) => BARS[word](pieces));
