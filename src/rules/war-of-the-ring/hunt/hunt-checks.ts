import { refuse, reject } from '../../shared/refuse.js';
import { recounted } from '../figures.js';
import { known } from '../known.js';
import { BOATS, fasterThanOthers } from '../movement/allowance.js';
import { FAST } from '../movement/mover.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Character, Side } from '../reference.js';
import type { HuntRequest } from './hunt-types.js';


type Check = (index: ReferenceIndex, request: HuntRequest) => void;

/** Everybody is named once, on his own side, and is known. */
const names: Check = (index, { party, hunters: { heroes = [] }, strengths = [], corruption = [] }) => {
  const once = (ids: readonly string[], pointer: (place: number) => string): void => ids.forEach((id, place) => {
    known(index.characters, id, pointer(place));
    if (ids.indexOf(id) < place) reject(pointer(place), 'not-allowed', `"${id}" is named twice.`);
  });
  const of = (side: Side, ids: readonly string[], pointer: string): void => ids.forEach((id, place) => {
    if (index.characters.get(id)?.side !== side) reject(`${pointer}/${place}`, 'not-allowed', `"${id}" is not of the ${side} side (WR-UNIT-005).`);
  });
  once(party, (place) => `/party/${place}`);
  once(heroes, (place) => `/hunters/heroes/${place}`);
  once(strengths.map(({ character }) => character), (place) => `/strengths/${place}/character`);
  once(corruption.map(({ character }) => character), (place) => `/corruption/${place}/character`);
  of('blue', party, '/party');
  of('red', heroes, '/hunters/heroes');
  onlyHeroes(index, heroes, '/hunters/heroes');
};

/** Nazgûl are counted, not named; who is no hero hunts nobody (WR-HUNT-001). */
function onlyHeroes({ characters }: ReferenceIndex, heroes: readonly string[], pointer: string): void {
  heroes.forEach((id, place) => {
    const { name, nazgul, kind } = known(characters, id, `${pointer}/${place}`);
    if (nazgul) reject(`${pointer}/${place}`, 'not-allowed', `"${id}" is counted in nazgul or witchKing.`);
    if (kind !== 'hero') refuse(`${pointer}/${place}`, 'WR-HUNT-001', `${name} is no hero and does not hunt.`);
  });
}

/** Who travels with the ring, each under one of his names (WR-CHAR-028). */
const party: Check = ({ characters }, { party: ids }) => {
  const members = ids.flatMap((id) => characters.get(id) ?? []);
  members.forEach(({ name, companion }, place) => {
    if (!companion) refuse(`/party/${place}`, 'WR-CHAR-028', `${name} does not travel with the ring.`);
  });
  for (const { place, message } of recounted(members)) refuse(`/party/${place}`, 'WR-CHAR-028', message);
};

/** Strengths are those of who fights, corruption is that of who may bear the ring (WR-CHAR-007, WR-HUNT-010). */
const figures: Check = (index, { party: ids, hunters: { nazgul = 0, witchKing = false, heroes = [] }, strengths = [], corruption = [] }) => {
  const hunts = ({ id, nazgul: ofTheNine, count }: Character): boolean => (ofTheNine ? (count > 1 ? nazgul > 0 : witchKing) : heroes.includes(id));
  strengths.forEach(({ character: id }, place) => {
    if (!ids.includes(id) && !hunts(known(index.characters, id, `/strengths/${place}/character`))) refuse(`/strengths/${place}/character`, 'WR-CHAR-007', `"${id}" takes no part.`);
  });
  corruption.forEach(({ character: id }, place) => {
    if (!ids.includes(id)) refuse(`/corruption/${place}/character`, 'WR-HUNT-010', `"${id}" is not in the party.`);
  });
};

/** Where nobody is found nobody joins, hits or flees (WR-HUNT-004, 005, 009). */
const unfound: Check = (_index, { found, joined, hits, flees }) => {
  if (found !== false) return;
  if (joined != null) refuse('/joined', 'WR-HUNT-004', 'Nobody joins where the party is not found.');
  if (hits != null) refuse('/hits', 'WR-HUNT-005', 'There is no fight where the party is not found.');
  if (flees === true) refuse('/flees', 'WR-HUNT-009', 'Nobody flees where the party is not found.');
};

/** How far a party comes in a turn, and where Moria is (WR-PLACE-007, WR-PLACE-011, WR-MOVE-002). */
const way: Check = ({ characters }, { areas = 1, boats = false, redMoria = false, party: ids }) => {
  if (boats && areas > BOATS.areas) refuse('/areas', 'WR-PLACE-011', `Boats pass ${BOATS.areas} areas in a turn.`);
  const faster = fasterThanOthers(ids.flatMap((id) => characters.get(id) ?? [])) !== undefined;
  if (!boats && !faster && areas > FAST) refuse('/areas', 'WR-MOVE-002', `On foot a party enters ${FAST} areas in a turn.`);
  if (redMoria && boats) refuse('/redMoria', 'WR-PLACE-007', 'No boat goes through Moria.');
  if (redMoria && areas > 1) refuse('/redMoria', 'WR-PLACE-007', 'Moria is one area: ask about the others apart.');
};

/** A unit fights only where there is one (WR-HUNT-004). */
const unit: Check = (_index, { unit: fights, hunters: { regular = 0, elite = 0 } }) => {
  if (fights != null && (fights === 'elite' ? elite : regular) === 0) reject('/unit', 'not-allowed', `There is no ${fights} unit among the hunters.`);
};

/** Who joined is one of those who hunt (WR-HUNT-004). */
const joiners: Check = (index, { joined, hunters: { heroes = [] } }) => {
  const named = joined?.heroes ?? [];
  onlyHeroes(index, named, '/joined/heroes');
  named.forEach((id, place) => {
    if (!heroes.includes(id) || named.indexOf(id) < place) refuse(`/joined/heroes/${place}`, 'WR-HUNT-004', `More of "${id}" joined than hunt.`);
  });
};

const CHECKS: readonly Check[] = [names, party, figures, unit, joiners, unfound, way];

/** @throws RuleError for characters who are unknown or not where they belong, and for facts that contradict each other */
export const checkHunt: Check = (index, request) => { for (const check of CHECKS) check(index, request); };
