import { knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { EliteBonus, Nation, Side, SpecialForce, Unit } from '../reference.js';
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

/** @throws RuleError for unknown ids, and for a nation and a force at once. */
export function kinOf(index: ReferenceIndex, request: KinRequest, pointer: string): Kin {
  const nation = knownOrNull(index.nations, request.nation, `${pointer}/nation`);
  const unit = knownOrNull(forcesOf(index), request.force, `${pointer}/force`);
  if (nation !== null && unit !== null) reject(`${pointer}/force`, 'not-allowed', 'Units are of a nation or of a force that has none, not of both.');
  const given = request.eliteBonus ?? null;
  if (nation !== null) return { nation: nation.id, forceId: null, force: null, side: nation.side, eliteBonus: given ?? nation.eliteBonus, assumptions: given === null ? lostAbility(nation) : [] };
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

/**
 * The rings of characters who fight beside the units, each once.
 * @throws RuleError for unknown characters, and for one who never leaves his area in another (WR-PLACE-013)
 */
export function ringsOf(index: ReferenceIndex, companions: readonly string[], area: string | null, pointer: string): readonly RingBonus[] {
  const worn = companions.flatMap((id, place) => {
    const character = knownOrNull(index.characters, id, `${pointer}/${place}`);
    const ring = index.rings.find(({ bearers }) => bearers.includes(id));
    if (ring === undefined || character === null) return [];
    if (ring.area !== null && area !== null && area !== ring.area) refuse(`${pointer}/${place}`, ring.rule, `${character.name} never leaves ${ring.area}.`);
    return [{ ring: ring.id, nation: ring.nation, bonus: ring.bonus, rule: ring.rule }];
  });
  return worn.filter(({ ring }, place) => worn.findIndex((other) => other.ring === ring) === place);
}
