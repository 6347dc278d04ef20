import { reject } from '../../shared/refuse.js';
import type { Barred, Place } from '../reference.js';
import type { Mover } from './movement-types.js';

/** Who is barred from a place: one predicate for each word of the data. */
const BARS: Readonly<Record<Barred, (mover: Mover) => boolean>> = {
  army: ({ units }) => units > 0,
  leader: ({ characters, request }) => characters.some(({ kind, hobbit, id }) => (kind === 'leader' || request.enlisted?.includes(id) === true) && !hobbit),
  hero: ({ characters }) => characters.some(({ kind }) => kind === 'hero'),
  nazgul: ({ nazgul }) => nazgul,
  'red-hero': ({ characters }) => characters.some(({ kind, side }) => kind === 'hero' && side === 'red'),
  everyone: () => true,
};

/** The words by which these pieces are kept out of a place (WR-PLACE-003, 006, 014). */
export const barredFrom = (mover: Mover, place: Place): readonly Barred[] => place.bars.filter((word) => BARS[word](mover) && !admitted(mover, place));

/** Blue armies, once a blue hero has been there; and the forest's own. */
function admitted({ side, units, request, force }: Mover, { name, destroysArmies }: Place): boolean {
  if (!destroysArmies) return false;
  if (side === null && units > 0 && request.fangornVisited === true) reject('/nation', 'required', `Whose army it is decides whether ${name} lets it in (WR-PLACE-014).`);
  return (side === 'blue' && request.fangornVisited === true) || force?.anyGround === true;
}
