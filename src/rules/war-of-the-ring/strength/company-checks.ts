import { barsAgainst } from '../bars.js';
import { recounted } from '../figures.js';
import { fault, warning, type WarFinding } from '../findings.js';
import { forceSize } from '../forces.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Barred, Place, Side } from '../reference.js';
import { present, unitsOf, type Beside, type Company, type Part } from './company.js';
import { awayFrom } from './homes.js';

type Check = (company: Company, index: ReferenceIndex) => readonly WarFinding[];

/** Units of a colour that does not go with the others (WR-UNIT-005). */
const wrongColour = ({ kin, pointer }: Part, message: string): WarFinding =>
  fault('side-mixed', { pointer: `${pointer}/${kin.forceId === null ? 'nation' : 'force'}`, rule: 'WR-UNIT-005', message });

/** Red and blue units never stand together. */
const colours: Check = ({ parts }) => {
  const side = colourOf(parts);
  return present(parts).flatMap((part) =>
    part.kin.side === null || part.kin.side === side ? [] : [wrongColour(part, `These units are ${part.kin.side}, the others ${side}: they make no army together.`)],
  );
};

/** A character stands with his own colour, so units without one stand with nobody. */
const characters: Check = ({ parts, characters: all }) => {
  const units = present(parts);
  const side = units.length === 0 ? all[0]?.character.side ?? null : colourOf(units);
  return all.flatMap(({ character: { name, side: own }, pointer }) => {
    if (side !== null && own !== side) return [fault('side-mixed', { pointer, rule: 'WR-UNIT-005', message: `${name} is ${own}, those beside are ${side}.` })];
    return units.some(({ kin }) => kin.side === null) ? [fault('wrong-nation', { pointer, rule: 'WR-UNIT-005', message: `${name} is ${own}: units without a nation are on no side.` })] : [];
  });
};

/** The side of the first units that have one. */
const colourOf = (parts: readonly Part[]): Side | null => present(parts).find(({ kin }) => kin.side !== null)?.kin.side ?? null;

/** Creatures have no figure and join no army. */
const creatures: Check = ({ characters: all }) =>
  all.flatMap(({ character: { name, kind, rule }, pointer }) => (kind === 'creature' ? [fault('no-figure', { pointer, rule, message: `${name} has no figure and joins no army.` })] : []));

/** Whoever never leaves his area (WR-CHAR-004, WR-CHAR-006, WR-PLACE-013, WR-PLACE-018). */
const bound: Check = (company, index) => awayFrom(company, index).map(({ name, pointer, home, rule }) =>
  fault('never-leaves', { pointer, rule, message: `${name} never leaves ${home}${company.area === null ? ': give that area' : ''}.` }));

/** The dead follow Aragorn: Strider becomes him as he raises them (WR-CHAR-012). */
const lord: Check = ({ parts, characters: all }) =>
  present(parts).some(({ kin }) => kin.force?.immortal === true)
    ? all.flatMap(({ character: { name, becomes, human }, pointer }) => (becomes !== null && human ? [fault('not-yet-raised', { pointer, rule: 'WR-CHAR-012', message: `${name} bears another name once the dead follow him.` })] : []))
    : [];

/** The dead stay out of Mordor. */
const mordor: Check = ({ parts, area }) =>
  parts.flatMap(({ kin: { force, forceId }, pointer }) => (force?.barredFromMordor === true && area?.mordor === true ? [fault('mordor-closed', { pointer: `${pointer}/force`, rule: 'WR-CHAR-013', message: `The force "${forceId}" never enters Mordor.` })] : []));

/** Nobody is there twice, nor under both his names (WR-CHAR-028). */
export const twice = (all: readonly Beside[]): readonly WarFinding[] =>
  recounted(all.map(({ character }) => character)).map(({ place, message }) => fault('counted-twice', { pointer: all[place]?.pointer ?? '', rule: 'WR-CHAR-028', message }));

/** What holds of all who stand together, a single unit too. */
export const COMPANY_CHECKS: readonly Check[] = [colours, characters, creatures, bound, lord, mordor, (company) => twice(company.characters)];
export const companyFindings: Check = (company, index) => COMPANY_CHECKS.flatMap((check) => check(company, index));

/** Red fights blue: enemies are of the other colour (WR-UNIT-005). Units without a colour are anybody's enemy. */
export function oneColour(strikers: readonly Part[], met: readonly Part[]): readonly WarFinding[] {
  const side = colourOf(strikers);
  return present(met).flatMap((part) =>
    side === null || part.kin.side !== side ? [] : [wrongColour(part, `Both sides are ${side}: red fights blue, and nobody his own colour.`)],
  );
}

/** A force of no nation is there once (WR-UNIT-008). */
export function again(parts: readonly Part[]): readonly WarFinding[] {
  return present(parts).flatMap(({ kin: { forceId }, pointer }, place, all) =>
    forceId !== null && all.findIndex((one) => one.kin.forceId === forceId) < place ? [fault('counted-twice', { pointer: `${pointer}/force`, rule: 'WR-UNIT-008', message: `The force "${forceId}" is there once.` })] : [],
  );
}

/** Numbers of the forces, where whole armies are asked about. */
export const forceFindings = (parts: readonly Part[]): readonly WarFinding[] => [...again(parts), ...parts.flatMap((part) => forceSize(part.kin, part, part.pointer))];

/** Places that pieces may not be in (WR-PLACE-003, 006, 014). */
export const closedPlaces: Check = (company, index) => {
  const place = company.area === null ? undefined : index.placeOf.get(company.area.id);
  const pieces = { units: unitsOf(company.parts), characters: company.characters.map(({ character }) => character) };
  return place === undefined ? [] : barsAgainst(pieces, place).flatMap((word) => closed(place, word, company));
};

/** Where armies are destroyed: blue ones may come once a hero of theirs has been there, and its own stand there anyway. */
function closed({ name, rule, destroysArmies }: Place, shut: Barred, { parts }: Company): readonly WarFinding[] {
  if (!destroysArmies) return [fault('place-closed', { pointer: '/area', rule, message: `${name} is closed to: ${shut}.` })];
  if (present(parts).every(({ kin }) => kin.force?.anyGround === true)) return [];
  if (colourOf(parts) === 'red') return [fault('place-closed', { pointer: '/area', rule, message: `An army that enters ${name} is destroyed without a battle.` })];
  return [warning('place-closed', { pointer: '/area', rule, message: `Armies do not enter ${name} unless a blue hero has been there.` })];
}
