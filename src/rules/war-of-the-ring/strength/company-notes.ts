import type { ReferenceIndex } from '../reference-index.js';
import type { EliteBonus } from '../reference.js';
import { present, type Beside, type Company, type Part } from './company.js';
import { takenToBeHome } from './homes.js';
import type { RingBonus } from './strength-types.js';
import { gains } from './strength-steps.js';

/** What is taken for granted of those who stand together. */
export function companyNotes(company: Company, index: ReferenceIndex): readonly string[] {
  const { parts, characters, area } = company;
  const kin = present(parts).map((part) => part.kin);
  const names = (is: (one: Beside['character']) => boolean): string => namesOf(characters.filter(({ character }) => is(character)));
  const [nine, enlisted] = [names(({ nazgul }) => nazgul), names(({ hobbit, kind }) => hobbit && kind === 'hero')];
  return [
    ...(kin.some(({ side }) => side === null) && kin.some(({ side }) => side !== null) ? ['Units without a nation are on the side of those beside them (WR-UNIT-005).'] : []),
    ...parts.flatMap(({ kin: { nation, forceId }, regular, elite }) => ((nation ?? forceId) !== null && regular + elite === 0 ? [`No unit of "${nation ?? forceId}" is here, though it is named (WR-UNIT-001).`] : [])),
    ...takenToBeHome(company, index).map(({ name, home, rule }) => `${name} never leaves ${home}: this is taken to be there (${rule}).`),
    ...(area === null && kin.some(({ force }) => force?.barredFromMordor === true) ? ['The dead stay out of Mordor: this is taken to be elsewhere (WR-CHAR-013).'] : []),
    ...(nine === '' ? [] : [`On horseback ${nine} may fight no army: they are taken to be on wings (WR-CHAR-021, WR-CHAR-024).`]),
    ...(enlisted === '' ? [] : [`Troops are led by ${enlisted} only where Rohan or Gondor has enlisted them, each nation one (WR-CHAR-009).`]),
  ];
}

/** What companions bring to a fight: their rings alone, each to the units that it strengthens. */
export function ringNotes({ parts, characters }: Company, rings: readonly RingBonus[], index: ReferenceIndex): readonly string[] {
  const without = namesOf(characters.filter(({ character }) => !index.rings.some(({ bearers }) => bearers.includes(character.id))));
  const kin = present(parts).map((part) => part.kin);
  return [
    ...(without === '' ? [] : [`Rings alone count of companions; they lead as far as \`leadership\` says (WR-LEAD-002): ${without}.`]),
    ...rings.filter((ring) => !kin.some((one) => gains(ring, one))).map(({ ring, nation, rule }) => `Of these units none is of the nation ${nation ?? ''}, which the ring ${ring} strengthens (${rule}).`),
  ];
}

/** What an ability that the caller gives takes the place of (WR-UNIT-004). */
export function abilityNotes({ nations, units }: ReferenceIndex, { kin: { nation, forceId }, elite, given }: Abled): readonly string[] {
  if (given === null) return [];
  if (elite === 0) return ['An elite ability is given where no elite unit is: it changes nothing (WR-UNIT-003).'];
  const [people, force] = [nations.get(nation ?? ''), units.get(forceId ?? '')];
  const known = (people ?? force?.force)?.eliteBonus ?? null;
  return known === null ? [] : [`The elite ability of ${(people ?? force)?.name ?? ''} is that of the request, not of the source (WR-UNIT-004).`];
}

/** Units, and the ability that the caller gives them. */
interface Abled extends Pick<Part, 'kin' | 'elite'> {
  readonly given: EliteBonus | null;
}

const namesOf = (all: readonly Beside[]): string => [...new Set(all.map(({ character }) => character.name))].join(', ');
