import { reject } from '../../shared/refuse.js';
import { barsAgainst } from '../bars.js';
import type { Barred, Place } from '../reference.js';
import type { Mover } from './movement-types.js';

/** The words by which these pieces are kept out of a place (WR-PLACE-003, 006, 014). */
export const barredFrom = (mover: Mover, place: Place): readonly Barred[] => 
  barsAgainst({ units: mover.units, characters: mover.characters, enlisted: mover.request.enlisted }, place).filter(() => !admitted(mover, place));

/** Blue armies, once a blue hero has been there; and the forest's own. */
function admitted({ side, units, request, force }: Mover, { name, destroysArmies }: Place): boolean {
  if (!destroysArmies) return false;
  if (side === null && units > 0 && request.fangornVisited === true) reject('/nation', 'required', `Whose army it is decides whether ${name} lets it in (WR-PLACE-014).`);
  return (side === 'blue' && request.fangornVisited === true) || force?.anyGround === true;
}
