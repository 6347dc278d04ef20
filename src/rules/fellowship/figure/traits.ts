import { reject, rejectUnknown } from '../../shared/refuse.js';
import { SPECIAL_ABILITIES } from '../special-abilities/special-abilities.js';
import { SPELLS } from '../spells/spells.js';
import { TRAINING_SKILLS } from '../training-skills/training-skills.js';
import type { Trait } from '../trait.js';
import type { FigureRequest } from './figure-request.js';

const TACTICIAN: Trait = { id: 'tactician', rule: 'FS-SCOUT-004', ability: 5 };

const byId = <T extends Trait>(traits: readonly T[]): ReadonlyMap<string, T> => new Map(traits.map((trait) => [trait.id, trait]));
const abilities = byId(SPECIAL_ABILITIES);
const skills = byId(TRAINING_SKILLS);
export const spells = byId(SPELLS);

/** Everything that is true of one figure, in the order in which it counts: abilities, items in use, skills, spells. */
export class Traits {
  constructor(readonly all: readonly Trait[]) {}

  has(id: string): boolean {
    return this.all.some((trait) => trait.id === id);
  }

  /** The first trait that has a step, for its id and rule. */
  with<K extends keyof Trait>(step: K): (Trait & Readonly<Required<Record<K, NonNullable<Trait[K]>>>>) | null {
    const found = this.all.find((trait) => trait[step] !== undefined);
    return (found ?? null) as (Trait & Readonly<Required<Record<K, NonNullable<Trait[K]>>>>) | null;
  }

  sum(step: 'attacks' | 'impactAttacks'): number {
    return this.all.reduce((total, trait) => total + (trait[step] ?? 0), 0);
  }

  /** The trait by which another one does nothing here. */
  against(id: string): Trait | null {
    return this.all.find((trait) => trait.ignores?.includes(id) === true) ?? null;
  }
}

/** @throws RuleError `unknown-id` with near matches, `required` where a trait asks for the side. */
export function traitsOf(figure: FigureRequest, pointer: string): Traits {
  const own = known(figure.abilities ?? [], abilities, `${pointer}/abilities`);
  const lent = known(figure.using ?? [], abilities, `${pointer}/using`);
  const trained = known(figure.skills ?? [], skills, `${pointer}/skills`);
  const cast = standing(known(figure.spells ?? [], spells, `${pointer}/spells`));
  const all = [...new Set([...own, ...lent, ...trained, ...cast, ...(figure.tactician === true ? [TACTICIAN] : [])])];
  const sided = all.find((trait) => trait.side !== undefined);
  if (sided !== undefined && figure.side == null) reject(`${pointer}/side`, 'required', `${sided.id} asks for the side.`);
  return new Traits(all.filter((trait) => trait.side === undefined || trait.side === figure.side));
}

/** Darkness and Starlight end each other: the later one stands (FS-SPELL-023). */
function standing<T extends Trait & { readonly ends?: readonly string[] }>(cast: readonly T[]): readonly T[] {
  return cast.filter((spell, place) => !cast.slice(place + 1).some((later) => later.ends?.includes(spell.id) === true));
}

function known<T>(ids: readonly string[], traits: ReadonlyMap<string, T>, pointer: string): T[] {
  return ids.map((id, place) => traits.get(id) ?? rejectUnknown({ pointer: `${pointer}/${place}`, code: 'unknown-id', id }, traits.keys()));
}
