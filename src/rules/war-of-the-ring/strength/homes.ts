import type { ReferenceIndex } from '../reference-index.js';
import type { Character } from '../reference.js';
import type { Company } from './company.js';

/** Somebody who never leaves an area. */
export interface Home {
  readonly name: string;
  readonly pointer: string;
  readonly home: string;
  readonly rule: string;
}

/** Characters and forces of a company that are bound to an area. */
function homesOf({ parts, characters }: Company, index: ReferenceIndex): readonly Home[] {
  const fixed = characters.flatMap(({ character, pointer }) =>
    character.fixed && character.area !== null && character.kind !== 'creature' ? [{ name: character.name, pointer, home: character.area, rule: ruleOf(character, index) }] : []);
  const forces = parts.flatMap(({ kin: { force, forceId }, pointer }) =>
    force !== null && force.onlyArea !== null ? [{ name: `The force "${forceId}"`, pointer: `${pointer}/force`, home: force.onlyArea, rule: 'WR-PLACE-018' }] : []);
  return [...fixed, ...forces];
}

/** A ring that works in one area says it besides. */
const ruleOf = ({ id, rule }: Character, { rings }: ReferenceIndex): string => rings.find(({ bearers, area }) => area !== null && bearers.includes(id))?.rule ?? rule;

/** Those who are not where they belong. Without an area the ground tells, where a fight has one. */
export function awayFrom(company: Company, index: ReferenceIndex): readonly Home[] {
  const { area, terrain } = company;
  return homesOf(company, index).filter(({ home }) => (area === null ? terrain !== null && terrain !== index.areas.get(home)?.terrain : area.id !== home));
}

/** Those for whose sake an area is taken for granted. */
export const takenToBeHome = (company: Company, index: ReferenceIndex): readonly Home[] => (company.area === null ? homesOf(company, index) : []);
