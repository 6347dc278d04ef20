import { reject } from '../../shared/refuse.js';
import type { Reading } from '../battle/battle-types.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Troop } from '../strength/strength-types.js';
import { checkHunt } from './hunt-checks.js';
import type { Fate, HuntRequest } from './hunt-types.js';

/** One character who takes part, or may. */
export interface Figure {
  readonly character: string;
  readonly strength: number;
  readonly nazgul: boolean;
}

export interface HuntPlan {
  readonly hunters: number;
  /** Sixths of one hunt. */
  readonly sixths: number;
  readonly hunts: number;
  readonly unit: Troop | null;
  readonly unitStrength: number;
  /** Red characters in the order of their dice: Witch-king, Nazgûl, heroes. */
  readonly red: readonly Figure[];
  /** Positions in `red` of those who joined; `null` where dice decide. */
  readonly joined: readonly number[] | null;
  readonly blue: readonly Figure[];
  readonly bearer: string;
  readonly found: boolean | null;
  readonly hits: { readonly red: number; readonly blue: number } | null;
  readonly fates: readonly Fate[];
  readonly flees: boolean;
  readonly reading: Reading;
  readonly fightReading: Reading;
  readonly assumptions: readonly string[];
}

/** Points of the lost table that the worked examples give (WR-HUNT-002). */
const KNOWN_CHANCES: readonly { readonly hunters: number; readonly sixths: number }[] = [{ hunters: 3, sixths: 2 }, { hunters: 16, sixths: 5 }];
/** Faces that the worked examples give (WR-HUNT-007). */
const KNOWN_FATES: readonly Fate[] = ['unknown', 'unknown', 'killed', 'wounded', 'unknown', 'unknown'];
const SIXTHS = 6;

/** @throws RuleError for unknown characters, and for values that neither the source nor the caller gives */
export function planHunt(index: ReferenceIndex, request: HuntRequest): HuntPlan {
  checkHunt(index, request);
  const red = redOf(index, request);
  const hunters = red.length + (request.hunters.regular ?? 0) + (request.hunters.elite ?? 0);
  if (hunters === 0) reject('/hunters', 'too-few', 'Somebody must hunt.');
  const blue = request.party.map((id, place) => figure(index, request, id, `/party/${place}`));
  const unit = unitOf(request);
  const told: string[] = [];
  return {
    hunters, red, blue, unit,
    sixths: sixthsOf(request, hunters, told),
    hunts: request.boats === true ? 1 : (request.areas ?? 1),
    unitStrength: unit === null ? 0 : (index.units.get(unit)?.strength ?? 0),
    joined: joinedOf(index, request, red),
    bearer: bearerOf(index, request),
    flees: unit !== null || request.flees === true,
    ...given(request),
    assumptions: [...told, ...bearing(index, request), ...homes(index, request), ...notes(request, unit), ...passing(request), ...heirNotes(request)],
  };
}

/** What is known, and how dice are read. */
const given = ({ found = null, hits = null, fates, reading, fightReading }: HuntRequest): Pick<HuntPlan, 'found' | 'hits' | 'fates' | 'reading' | 'fightReading'> => ({
  found, hits, fates: fates ?? KNOWN_FATES, reading: reading ?? 'low', fightReading: fightReading ?? 'high',
});

function redOf(index: ReferenceIndex, request: HuntRequest): Figure[] {
  const { nazgul = 0, witchKing = false, heroes = [] } = request.hunters;
  return [
    ...(witchKing ? [figure(index, request, theNine(index).leader, '/hunters/witchKing')] : []),
    ...Array.from({ length: nazgul }, () => figure(index, request, theNine(index).others, '/hunters/nazgul')),
    ...heroes.map((id, place) => figure(index, request, id, `/hunters/heroes/${place}`)),
  ];
}

function figure(index: ReferenceIndex, { strengths = [] }: HuntRequest, id: string, pointer: string): Figure {
  const character = known(index.characters, id, pointer);
  const given = strengths.find((entry) => entry.character === id)?.strength;
  const strength = given ?? character.strength ?? reject(pointer, 'required', `The strength of ${character.name} is not in the source: give it in strengths (WR-CHAR-007).`);
  return { character: id, strength, nazgul: character.count > 1 };
}

/** Ids of the Witch-king and of the Nazgûl that he leads. */
function theNine(index: ReferenceIndex): { readonly leader: string; readonly others: string } {
  const nine = [...index.characters.values()].filter(({ nazgul }) => nazgul);
  return { leader: nine.find(({ count }) => count === 1)?.id ?? '', others: nine.find(({ count }) => count > 1)?.id ?? '' };
}

function unitOf({ hunters: { regular = 0, elite = 0 }, unit }: HuntRequest): Troop | null {
  if (regular + elite === 0) return null;
  return unit ?? (elite > 0 ? 'elite' : 'regular');
}

function sixthsOf(request: HuntRequest, hunters: number, told: string[]): number {
  const printed = KNOWN_CHANCES.find((entry) => entry.hunters === hunters)?.sixths;
  const base = request.chance ?? printed ?? reject('/chance', 'required', `The chance for ${hunters} hunters is not in the source: give it in sixths (WR-HUNT-002).`);
  if (printed !== undefined && base !== printed) told.push(`The worked examples give ${printed} of 6 for ${hunters} hunters, not ${base} (WR-HUNT-002).`);
  else if (printed === undefined) told.push(...beyond(hunters, base));
  if (request.chance == null) told.push(`The chance of ${hunters} hunters is that of a worked example: ${base} of 6 (WR-HUNT-002).`);
  return Math.min(SIXTHS, base + Number(request.redMoria === true));
}

/** A chance that falls where hunters are more (WR-HUNT-002). */
function beyond(hunters: number, sixths: number): readonly string[] {
  const odd = KNOWN_CHANCES.find((entry) => (entry.hunters < hunters ? entry.sixths > sixths : entry.sixths < sixths));
  return odd === undefined ? [] : [`The worked examples give ${odd.sixths} of 6 for ${odd.hunters} hunters, so ${sixths} for ${hunters} is against the order of the table (WR-HUNT-002).`];
}

function joinedOf(index: ReferenceIndex, { joined }: HuntRequest, red: readonly Figure[]): readonly number[] | null {
  if (joined == null) return null;
  const { leader, others } = theNine(index);
  const wanted = [...(joined.witchKing === true ? [leader] : []), ...Array.from({ length: joined.nazgul ?? 0 }, () => others), ...(joined.heroes ?? [])];
  const free = red.map(({ character }) => character);
  return wanted.map((id) => {
    const place = free.indexOf(id);
    if (place < 0) reject('/joined', 'not-allowed', `More of "${id}" joined than hunt.`);
    free[place] = '';
    return place;
  });
}

function bearerOf(index: ReferenceIndex, { bearer, party }: HuntRequest): string {
  if (bearer != null && !party.includes(bearer)) reject('/bearer', 'not-allowed', 'The bearer of the ring is not in the party.');
  return bearer ?? party.find((id) => index.characters.get(id)?.kind === 'ringbearer') ?? party[0] ?? reject('/party', 'too-few', 'Somebody must bear the ring.');
}

/** Who bears the ring where neither the caller nor the party says so. */
const bearing = (index: ReferenceIndex, request: HuntRequest): string[] =>
  request.bearer == null && index.characters.get(bearerOf(index, request))?.kind !== 'ringbearer' ? [`The ring is borne by the first of the party: "${bearerOf(index, request)}" (WR-HUNT-010).`] : [];

/** Red heroes who never leave their area hunt there only. */
const homes = ({ characters, areas }: ReferenceIndex, { hunters: { heroes = [] } }: HuntRequest): string[] =>
  heroes.flatMap((id) => characters.get(id) ?? []).flatMap(({ name, fixed, area, rule }) => (fixed && area !== null ? [`${name} hunts in ${areas.get(area)?.name ?? area} only (${rule}).`] : []));

/** Hunts of a party that passes several areas. */
const passing = ({ areas = 1, boats = false, found }: HuntRequest): string[] => {
  if (areas === 1 || found != null) return [];
  return [boats ? 'By boat there is one hunt, in an area that red chooses (WR-HUNT-011).' : `Each of the ${areas} areas may hunt until the party is found: whoever is found is not hunted again this turn (WR-HUNT-011).`];
};

/** Who takes the ring from a bearer who falls. */
function heirNotes({ party, corruption = [] }: HuntRequest): string[] {
  const untold = party.filter((id) => !corruption.some((entry) => entry.character === id));
  return [
    ...(party.length > 1 ? ['Where the bearer falls the least susceptible of those who are left takes the ring (WR-HUNT-010).'] : []),
    ...(untold.length > 0 ? [`Corruption that is not given is 0: ${untold.join(', ')} (WR-HUNT-010).`] : []),
  ];
}

function notes(request: HuntRequest, unit: Troop | null): string[] {
  const odd = KNOWN_FATES.flatMap((fate, place) => (fate !== 'unknown' && request.fates != null && request.fates[place] !== fate ? [`${place + 1} (${fate})`] : []));
  return [
    ...(odd.length === 0 ? [] : [`The worked examples give another fate for ${odd.join(' and ')} (WR-HUNT-007).`]),
    ...(request.fates == null ? ['Of the fate die only 3 (killed) and 4 (wounded) are known: other faces are shown as unknown (WR-HUNT-007).'] : []),
    'Victims are distinct and drawn from the characters; hits on an army unit do not count (WR-HUNT-006).',
    ...(request.fightReading == null ? ['In the fight a need is the strength taken from seven, that or more hits (WR-HUNT-008).'] : []),
    ...(request.reading == null ? ['Chances are read low: the sixths or less (WR-HUNT-003).'] : []),
    ...(unit !== null ? ['Against an army unit the party cannot win and flees (WR-HUNT-009).'] : []),
  ];
}
