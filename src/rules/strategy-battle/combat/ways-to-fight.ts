import type { Side, Wargear, WargearCategory } from '../reference.js';
import type { SpecialRuleSteps } from '../special-rules/special-rule-steps.js';
import type { CombatReference } from './combat-reference.js';
import type { Model } from './model.js';

/** One way in which a model can use something it carries. */
export interface Way {
  /** Ids by which a caller may ask for it; the first is that of the weapon. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly kind: 'natural' | 'one-handed' | 'two-handed' | 'lance' | 'knife';
  readonly category: WargearCategory | null;
  readonly magical: boolean;
  /** Ledger row behind it. */
  readonly rule: string;
  /** Not named in the list of what the model carries: given for nothing by its entry, or what everyone has. */
  readonly free: boolean;
}

const ONE_HANDED: ReadonlySet<WargearCategory> = new Set(['hand-weapon', 'elven-blade', 'throwing', 'spear', 'pike']);
const WEAPONS: ReadonlySet<WargearCategory> = new Set([...ONE_HANDED, 'two-handed', 'lance', 'knife', 'bow', 'crossbow']);
/** Asks for both hands on whatever can be held so (contract-combat 1). */
const TWO_HANDED = 'two-handed-weapon';
const HAND_WEAPON = 'hand-weapon';

const handWeapon: Way = { ids: [HAND_WEAPON], name: 'hand weapon', kind: 'one-handed', category: 'hand-weapon', magical: false, rule: 'SB-WEAP-002', free: true };
const knife: Way = { ids: ['knife'], name: 'knife', kind: 'knife', category: 'knife', magical: false, rule: 'SB-WEAP-013', free: true };
const natural: Way = { ids: [], name: 'its own strength', kind: 'natural', category: null, magical: false, rule: 'SB-WEAP-013', free: false };

/** Every way in which a model can fight with what it carries, in the order carried, a knife last (contract-combat 1 to 3). */
export function waysToFight(reference: CombatReference, model: Model, steps: readonly SpecialRuleSteps[], side: Side): readonly Way[] {
  if (needsNoWeapon(reference, model)) return [natural];
  const bladed = (model.unit?.side ?? side) === 'evil';
  const ways = model.wargear.flatMap((item) => waysWith(item, steps, bladed));
  const gives = model.unit?.options.some((option) => option.id === HAND_WEAPON && option.points === 0) === true;
  const free: Way[] = gives && ways.length === 0 ? [handWeapon] : [];
  return [...ways, ...free, knife];
}

function waysWith({ id, name, category, magical, rule }: Wargear, steps: readonly SpecialRuleSteps[], bladed: boolean): Way[] {
  const way = (kind: Way['kind'], alias: string | null, row = rule): Way => ({
    ids: alias === null ? [id] : [id, alias], name: name.toLowerCase(), kind, category, magical, rule: row, free: false,
  });
  if (category === 'two-handed') return [way('two-handed', TWO_HANDED, id === TWO_HANDED ? 'SB-WEAP-008' : rule)];
  if (category === 'elven-blade') return [way('one-handed', HAND_WEAPON), way('two-handed', TWO_HANDED)];
  if (ONE_HANDED.has(category)) return [way('one-handed', HAND_WEAPON, category === 'throwing' ? 'SB-WEAP-019' : rule)];
  if (category === 'lance' || category === 'knife') return [way(category, null)];
  if ((category === 'bow' || category === 'crossbow') && bladed) return [way('one-handed', HAND_WEAPON, 'SB-WEAP-003')];
  return steps.some((step) => step.withWeapon === id) ? [way('one-handed', null)] : [];
}

/** Its entry neither has nor sells a weapon: a beast or monster that needs none (SB-WEAP-013). */
function needsNoWeapon(reference: CombatReference, { unit }: Model): boolean {
  if (unit === null) return false;
  const ids = [...unit.wargear, ...unit.options].map(({ id }) => id);
  return !ids.some((id) => WEAPONS.has(reference.wargear.get(id)?.category ?? 'item'));
}
