import type { Side, Wargear, WargearCategory } from '../reference.js';
import type { SpecialRuleSteps } from '../special-rules/special-rule-steps.js';
import type { CombatReference } from './combat-reference.js';
import type { Model } from './model.js';
import { refuse, rejectUnknown } from './refuse.js';
import { waysToFight, type Way } from './ways-to-fight.js';

/** What a model fights with, and what that does to its dice. */
export interface Arms {
  /** Wargear id of the weapon in use; `null` for beasts and monsters that need none. */
  readonly weapon: string | null;
  readonly name: string;
  /** Modifier of each duel die. */
  readonly duel: 0 | -1;
  /** Modifier of each roll to wound. */
  readonly wound: 0 | 1;
  /** Held with both hands: spears and pikes cannot support its user (SB-WEAP-006). */
  readonly twoHanded: boolean;
  readonly bearsBanner: boolean;
  /** Ledger row behind the modifiers. */
  readonly rule: string;
  /** The choice made for the caller, in words; `null` where there was none. */
  readonly assumption: string | null;
}

/** Where and how a model fights. */
export interface Stance {
  readonly side: Side;
  /** Charged, and its charge has its bonuses here. */
  readonly charging: boolean;
  readonly onGround: boolean;
}

/** What a model lying down can use (SB-GROUND-003). */
const ON_THE_GROUND: ReadonlySet<WargearCategory> = new Set(['hand-weapon', 'elven-blade', 'throwing', 'knife', 'item']);

/**
 * The weapon that a model uses in a fight: the one it names, else a lance when charging, a magical weapon, a one-handed
 * one, a two-handed one, a knife (contract-combat 1 to 4, 8).
 * @throws RuleError for a weapon that it does not carry or cannot use so.
 */
export function armsOf(reference: CombatReference, model: Model, steps: readonly SpecialRuleSteps[], stance: Stance): Arms {
  const named = model.combatant.weapon ?? null;
  if (named !== null && !reference.wargear.has(named)) rejectUnknown({ pointer: `${model.pointer}/weapon`, code: 'unknown-id', id: named }, reference.wargear.keys());
  const banner = model.wargear.find((item) => item.keepsOnly !== null);
  if (banner !== undefined) return bearing(model, banner, named);
  const ways = waysToFight(reference, model, steps, stance.side);
  const shot = model.wargear.find(({ id, missile }) => id === named && missile !== null && !ways.some((way) => way.ids.includes(id)));
  const way = named === null || shot !== undefined ? byDefault(model, ways, stance) : byName(model, ways, stance, named);
  const assumption = shot !== undefined ? `${model.name} fights with: ${way.name}; nobody fights with: ${shot.name.toLowerCase()}.` : named === null ? assumed(model, ways, way) : null;
  return { weapon: way.ids[0] ?? null, name: way.name, bearsBanner: false, assumption, ...modifiers(way, steps, stance) };
}

/** A banner leaves no hand for a weapon: -1 in the duel without the bonus of two hands (SB-BANNER-002). */
function bearing(model: Model, banner: Wargear, named: string | null): Arms {
  if (named !== null && named !== banner.id) refuse(`${model.pointer}/weapon`, 'SB-BANNER-002', `${model.name} bears a banner and has lost every weapon.`);
  return { weapon: banner.id, name: banner.name.toLowerCase(), duel: -1, wound: 0, twoHanded: true, bearsBanner: true, rule: 'SB-BANNER-002', assumption: null };
}

function modifiers(way: Way, steps: readonly SpecialRuleSteps[], { charging }: Stance): Pick<Arms, 'duel' | 'wound' | 'twoHanded' | 'rule'> {
  const { rule } = way;
  switch (way.kind) {
    case 'two-handed': {
      const light = steps.find((step) => step.noTwoHandedPenalty === true && step.withWeapon === way.ids[0]);
      return { duel: light === undefined ? -1 : 0, wound: 1, twoHanded: true, rule };
    }
    case 'lance': return charging ? { duel: 0, wound: 1, twoHanded: false, rule } : { duel: -1, wound: 0, twoHanded: false, rule: 'SB-WEAP-012' };
    case 'knife': return { duel: -1, wound: 0, twoHanded: false, rule };
    case 'natural':
    case 'one-handed': return { duel: 0, wound: 0, twoHanded: false, rule };
  }
}

function byName(model: Model, ways: readonly Way[], stance: Stance, named: string): Way {
  const asked = ways.filter((way) => way.ids.includes(named));
  const able = asked.find((way) => hindrance(model, way, stance) === null);
  if (able !== undefined) return able;
  const hindered = asked[0] === undefined ? null : hindrance(model, asked[0], stance);
  if (hindered !== null) refuse(`${model.pointer}/weapon`, hindered.rule, hindered.detail);
  return refuse(`${model.pointer}/weapon`, 'SB-WEAP-001', `${model.name} has no such weapon to fight with: ${named}.`);
}

function byDefault(model: Model, ways: readonly Way[], stance: Stance): Way {
  const able = ways.filter((way) => hindrance(model, way, stance) === null);
  const order: readonly ((way: Way) => boolean)[] = [
    (way) => way.kind === 'lance' && stance.charging,
    (way) => way.kind === 'one-handed' && way.magical,
    (way) => way.kind === 'one-handed',
    (way) => way.kind === 'two-handed',
    (way) => way.kind === 'natural',
    (way) => way.kind === 'knife',
  ];
  for (const fits of order) {
    const way = able.find(fits);
    if (way !== undefined) return way;
  }
  throw new Error(`${model.name} has no way to fight.`);
}

interface Hindrance {
  readonly rule: string;
  readonly detail: string;
}

/** Why a model cannot fight so as it is, or `null`. */
function hindrance(model: Model, way: Way, { onGround }: Stance): Hindrance | null {
  const { name, mounted } = model;
  const twoHanded = way.kind === 'two-handed';
  if (way.kind === 'lance' && !mounted) return { rule: 'SB-WEAP-012', detail: `A lance is of no use on foot: ${name}.` };
  if (twoHanded && mounted) return { rule: twoHandedRule(way, 'SB-WEAP-007'), detail: `${name} is mounted and has no two hands for a weapon.` };
  if (onGround && (twoHanded || (way.category !== null && !ON_THE_GROUND.has(way.category)))) {
    return { rule: 'SB-GROUND-003', detail: `${name} lies on the ground and can use a hand weapon, knife or dagger only.` };
  }
  const inOtherHand = model.wargear.find((item) => item.category === 'shield' || (way.category === 'elven-blade' && item.category === 'spear'));
  if (twoHanded && inOtherHand !== undefined) return { rule: twoHandedRule(way, 'SB-WEAP-007'), detail: `${name} carries a ${inOtherHand.name.toLowerCase()} and has no two hands for a weapon.` };
  return null;
}

/** Elven blades and their like, and staffs, have rows of their own about it. */
function twoHandedRule(way: Way, usual: string): string {
  return way.rule === 'SB-WEAP-008' ? usual : way.rule;
}

function assumed(model: Model, ways: readonly Way[], way: Way): string | null {
  const kinds = new Set(ways.filter((each) => !each.free).map((each) => each.kind));
  if (!way.free && kinds.size < 2) return null;
  if (way.free && way.kind === 'one-handed') return `${model.name} fights with a hand weapon, which its entry gives for nothing.`;
  return `${model.name} fights with: ${way.name}.`;
}
