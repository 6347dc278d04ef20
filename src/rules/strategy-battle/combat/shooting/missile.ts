import type { Missile } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import type { Model } from '../model.js';
import { refuse, reject, rejectUnknown } from '../refuse.js';

/** What a model shoots or throws. */
export interface MissileInUse {
  /** Wargear id, or id of the special rule that throws stones. */
  readonly id: string;
  readonly name: string;
  readonly missile: Missile;
  /** A throwing weapon, which may be thrown on the charge. */
  readonly throwing: boolean;
  readonly bow: boolean;
  /** Ledger rows of its range and of what it allows to move. */
  readonly rangeRule: string;
  readonly moveRule: string;
}

export type MissileKind = 'any' | 'throwing' | 'bow';

/** Ledger row by which a model without any does nothing. */
const LACKING: Readonly<Record<MissileKind, string>> = { any: 'SB-PROF-001', throwing: 'SB-WEAP-021', bow: 'SB-VOLLEY-001' };

/** Names any stone that the model throws. */
export const STONE = 'stone';

/**
 * The missile weapon of a model: the one it names, else its only one of the kind (contract-combat 3).
 * @throws RuleError for a model that has none, that does not carry the one it names, or that must name one of several.
 */
export function missileOf(reference: CombatReference, model: Model, kind: MissileKind = 'any'): MissileInUse {
  const { combatant: { weapon }, pointer, name } = model;
  const carried = missilesOf(reference, model);
  if (weapon != null) return named(reference, model, carried, weapon);
  const [first, ...others] = kind === 'any' ? carried : carried.filter((each) => each[kind]);
  if (first === undefined) refuse(pointer, LACKING[kind], `${name} has ${kind === 'bow' ? 'no bow' : 'nothing to shoot or throw with'}.`);
  if (others.length > 0) reject(`${pointer}/weapon`, 'required', `Which one: ${[first, ...others].map(({ id }) => id).join(', ')}?`);
  return first;
}

function named(reference: CombatReference, model: Model, carried: readonly MissileInUse[], weapon: string): MissileInUse {
  const found = carried.find(({ id }) => id === weapon) ?? (weapon === STONE ? carried.find(({ throwing, bow, id }) => !throwing && !bow && !reference.wargear.has(id)) : undefined);
  if (found !== undefined) return found;
  const known = reference.wargear.has(weapon) || reference.specialRules.has(weapon) || weapon === STONE;
  if (!known) rejectUnknown({ pointer: `${model.pointer}/weapon`, code: 'unknown-id', id: weapon }, reference.wargear.keys());
  return refuse(`${model.pointer}/weapon`, carried.length === 0 ? 'SB-PROF-001' : 'SB-SHOOT-002', `${model.name} cannot shoot or throw: ${weapon}.`);
}

/** Everything that the model carries and shoots with, then the stones it throws. */
function missilesOf(reference: CombatReference, model: Model): MissileInUse[] {
  const items = model.wargear.flatMap(({ id, name, missile, category }): MissileInUse[] => {
    if (missile === null) return [];
    const throwing = category === 'throwing';
    return [{ id, name, missile, throwing, bow: category === 'bow', rangeRule: throwing ? 'SB-WEAP-020' : 'SB-SHOOT-003', moveRule: 'SB-SHOOT-005' }];
  });
  return [...items, ...stonesOf(reference, model)];
}

function stonesOf(reference: CombatReference, { specialRules, unit, combatant: { weapon } }: Model): MissileInUse[] {
  const ids = unit === null && weapon != null ? [weapon] : specialRules;
  return [...ids].flatMap((id): MissileInUse[] => {
    const rule = reference.specialRules.get(id);
    if (rule?.missile == null) return [];
    return [{ id, name: rule.name, missile: rule.missile, throwing: false, bow: false, rangeRule: rule.rule, moveRule: rule.rule }];
  });
}
