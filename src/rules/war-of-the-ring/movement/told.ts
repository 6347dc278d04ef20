import { fasterThanOthers } from './allowance.js';
import type { Mover, Step } from './movement-types.js';
import { follows } from './mover.js';

const ASSUMPTIONS = [
  'The map is lost: that two areas touch is taken from the caller, but where the source says otherwise (WR-TERR-007).',
  'Rivers slow only mounted Nazgûl (WR-MOVE-006).',
];

/** What was taken for granted of these pieces on this way. */
export function assumptionsOf(mover: Mover, path: readonly Step[]): readonly string[] {
  const { request, characters, council, nazgul, mode, force } = mover;
  const unnamed = path.filter(({ area, request: step }) => area === null && step.mordor == null).map(({ id }) => `"${id}"`);
  const waits = nazgul || characters.some(({ rule, fixed }) => rule === 'WR-CHAR-006' && !fixed);
  return [
    ...ASSUMPTIONS,
    ...(unnamed.length === 0 ? [] : [`The source does not name ${unnamed.join(', ')}: the ground is the caller's, and outside Mordor (WR-TERR-006, WR-TERR-008).`]),
    ...(waits && request.councilHeld == null ? [`The Council of Elrond is taken as ${council ? 'held' : 'still to come'} (WR-CHAR-026).`] : []),
    ...(force?.barredFromMordor === true && path.some(({ area, mordor }) => area?.mordorPass === true && !mordor) ? ['A pass into Mordor is not yet Mordor, unless the caller says so (WR-CHAR-013).'] : []),
    ...characters.filter(({ reserve }) => reserve).map(({ name, rule }) => `${name} is taken as having come into play (${rule}).`),
    ...ownSpeed(mover),
    ...(fromNowhere(mover, path) ? ['Where they come from is not said: it is taken to lie on the same side of the ranges around Mordor (WR-TERR-008).'] : []),
    ...(mode === 'boats' ? ['They have the boats of Lórien, and the way follows the Anduin (WR-PLACE-011).'] : []),
    ...(characters.some(follows) ? ['Who follows the ring goes with either side: he may have seized it (WR-CHAR-020).'] : []),
  ];
}

/** Whose speed counts, where the source lost that of one of them (WR-CHAR-016). */
function ownSpeed({ request: { speed }, units, characters }: Mover): readonly string[] {
  const own = units === 0 ? fasterThanOthers(characters) : undefined;
  if (speed != null) return own === undefined ? ['A speed of his own counts for Gandalf alone or with one hobbit: they go as fast as the others (WR-CHAR-016).'] : [];
  return own?.rule === 'WR-CHAR-016' ? ['His own speed is not in the source: it is more than two areas, which are counted here (WR-CHAR-016).'] : [];
}

/** They enter Mordor from an area that is not told. */
const fromNowhere = ({ request }: Mover, [first]: readonly Step[]): boolean => request.from == null && first?.mordor === true && first.area?.mordorPass !== true;
