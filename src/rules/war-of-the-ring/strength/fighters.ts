import { knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Character, EliteBonus, Nation, Side, SpecialForce, Unit } from '../reference.js';
import { refuse, reject } from '../../shared/refuse.js';
import type { RingBonus, Troop } from './strength-types.js';

/** What the data know of the units of a nation, or of a force of none. */
export interface Kin {
  readonly nation: string | null;
  readonly forceId: string | null;
  readonly force: SpecialForce | null;
  readonly side: Side | null;
  readonly eliteBonus: EliteBonus | null;
  readonly assumptions: readonly string[];
}

export interface KinRequest {
  readonly nation?: string | null;
  readonly force?: string | null;
  readonly eliteBonus?: EliteBonus | null;
}

/** @throws RuleError for unknown ids, for a nation and a force at once, and for an ability of the dead (WR-CHAR-013). */
export function kinOf(index: ReferenceIndex, request: KinRequest, pointer: string): Kin {
  const nation = knownOrNull(index.nations, request.nation, `${pointer}/nation`);
  const unit = knownOrNull(forcesOf(index), request.force, `${pointer}/force`);
  if (nation !== null && unit !== null) reject(`${pointer}/force`, 'not-allowed', 'Units are of a nation or of a force that has none, not of both.');
  const given = request.eliteBonus ?? null;
  if (nation !== null) return { nation: nation.id, forceId: null, force: null, side: nation.side, eliteBonus: given ?? nation.eliteBonus, assumptions: given === null ? lostAbility(nation) : [] };
  if (given !== null && unit?.force?.noTerrainBonus === true) refuse(`${pointer}/eliteBonus`, 'WR-CHAR-013', `The force "${unit.id}" has no ability of its own.`);
  return ofNoNation(unit, given);
}

function ofNoNation(unit: Unit | null, given: EliteBonus | null): Kin {
  const force = unit?.force ?? null;
  return { nation: null, forceId: unit?.id ?? null, force, side: force?.side ?? null, eliteBonus: given ?? force?.eliteBonus ?? null, assumptions: [] };
}

const lostAbility = ({ name, eliteBonus }: Nation): readonly string[] =>
  eliteBonus === null ? [`The elite ability of ${name} is not in the source: none is counted (WR-UNIT-004).`] : [];

const forcesOf = (index: ReferenceIndex) => new Map([...index.units].filter(([, { force }]) => force !== null));

/** The strength that its kind brings (WR-UNIT-002, WR-UNIT-003). */
export function baseOf(index: ReferenceIndex, kin: Kin, troop: Troop): number {
  return index.units.get(kin.forceId ?? troop)?.strength ?? 0;
}

/** The rings of characters who fight beside the units. */
export function ringsOf({ rings }: ReferenceIndex, characters: readonly Character[]): readonly RingBonus[] {
  return characters.flatMap(({ id }) => rings.filter(({ bearers }) => bearers.includes(id))).map(({ id, nation, bonus, rule }) => ({ ring: id, nation, bonus, rule }));
}
