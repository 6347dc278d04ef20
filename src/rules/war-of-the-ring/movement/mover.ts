import { refuse, reject } from '../../shared/refuse.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Character, Side } from '../reference.js';
import { kinOf } from '../strength/fighters.js';
import type { Mode, Mover, MovementRequest } from './movement-types.js';

/** Areas in a turn of everybody on foot: whoever is faster has more (WR-CHAR-016). */
export const FAST = 2;

/**
 * What moves, looked up.
 * @throws RuleError for unknown ids, and for facts that contradict each other or the pieces
 */
export function moverOf(index: ReferenceIndex, request: MovementRequest): Mover {
  const kin = kinOf(index, request, '');
  const characters = (request.characters ?? []).map((id, place) => known(index.characters, id, `/characters/${place}`));
  const { regular = 0, elite = 0, mode = 'land' } = request;
  const units = regular + elite;
  if (units + characters.length === 0) reject('', 'too-few', 'Somebody must move.');
  checkMode(request, characters, units);
  checkSpeed(request, characters);
  checkEnlisted(index, request);
  checkFacts(request, units);
  const council = request.councilHeld ?? mode !== 'mounted';
  const nazgul = characters.some((character) => character.nazgul);
  return {
    kin, side: kin.side ?? sideOf(characters), units, regular, force: kin.force, forceId: kin.forceId, characters, nazgul,
    riding: nazgul && (mode === 'mounted' || (mode === 'land' && !council)), council, mode, request,
  };
}

/** Who has no figure and follows the ring belongs to whoever has it (WR-CHAR-020). */
export const follows = ({ kind, fixed }: Character): boolean => kind === 'creature' && !fixed;

const sideOf = (characters: readonly Character[]): Side | null => characters.find((one) => !follows(one))?.side ?? characters[0]?.side ?? null;

/** Who may walk, ride, fly or go by boat. */
const FITS: Readonly<Record<Mode, (one: Character) => boolean>> = { land: () => true, mounted: ({ nazgul }) => nazgul, flying: ({ nazgul }) => nazgul, boats: ({ companion }) => companion };

function checkMode({ mode = 'land' }: MovementRequest, characters: readonly Character[], units: number): void {
  const alone = mode === 'land' || units === 0;
  if (!alone || !characters.every(FITS[mode])) reject('/mode', 'not-allowed', 'Only Nazgûl ride or fly, only the Fellowship goes by boat: units and others move on land (WR-CHAR-021, WR-CHAR-024, WR-PLACE-011).');
  if (mode === 'land' && units === 0 && characters.every(({ nazgul }) => nazgul)) refuse('/mode', 'WR-CHAR-021', 'Nazgûl by themselves never walk: mounted before the Council of Elrond, flying after their return.');
}

/** A speed is given where the source lost it, and for pieces on land only. */
function checkSpeed({ mode = 'land', speed }: MovementRequest, characters: readonly Character[]): void {
  if (speed == null) return;
  const lost = characters.filter(({ move, fixed }) => move === null && !fixed);
  if (lost.length === 0 || mode !== 'land') reject('/speed', 'not-allowed', 'The speed of these pieces is in the source: leave it out (WR-MOVE-002).');
  const rider = lost.find((one) => !follows(one));
  if (rider !== undefined && speed <= FAST) refuse('/speed', rider.rule, `${rider.name} is faster than others, who move ${FAST} areas.`);
}

/** Who leads troops as an enlisted hobbit is one of those who move (WR-CHAR-009). */
function checkEnlisted(index: ReferenceIndex, { characters = [], enlisted = [] }: MovementRequest): void {
  enlisted.forEach((id, place) => {
    const { name, hobbit, kind } = known(index.characters, id, `/enlisted/${place}`);
    if (!hobbit || kind !== 'hero') refuse(`/enlisted/${place}`, 'WR-CHAR-009', `${name} cannot be enlisted: only Merry and Pippin can.`);
    if (enlisted.indexOf(id) < place) refuse(`/enlisted/${place}`, 'WR-CHAR-009', `${name} is named twice.`);
    if (!characters.includes(id)) refuse(`/enlisted/${place}`, 'WR-CHAR-009', `${name} is not among the characters who move.`);
  });
}

function checkFacts({ nation, force, turn, raisedTurn, mode = 'land', path }: MovementRequest, units: number): void {
  if (units === 0 && (nation ?? force) != null) reject(nation == null ? '/force' : '/nation', 'not-allowed', 'No units move: leave out whose they are.');
  if (raisedTurn != null && turn == null) reject('/turn', 'required', 'When the units move decides whether they may (WR-MOVE-005).');
  path.forEach(({ upstream }, place) => {
    if (upstream === true && mode !== 'boats') refuse(`/path/${place}/upstream`, 'WR-PLACE-011', 'Only boats follow a river.');
  });
}
