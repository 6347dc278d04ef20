import type { BaseWargear, Wargear, WargearCategory, WargearEffect } from '../reference.js';
import type { KeptOnFoot, SpecialRuleSteps } from '../special-rules/special-rule-steps.js';
import type { Choice } from './choice.js';

/** One thing that a model owns. */
export interface Item {
  readonly wargear: Wargear;
  readonly origin: 'base' | 'option' | 'picked-up';
  readonly effects: readonly WargearEffect[];
  /** What of the effects the printed profile counts; nothing unless the item is in the price. */
  readonly included: BaseWargear['included'];
}

/** A thing that the model owns and cannot use, and why. */
export interface Loss {
  readonly item: Item;
  /** Id of the wargear or special rule that takes it away. */
  readonly because: string;
  readonly rule: string;
}

export interface Kit {
  readonly carried: readonly Item[];
  readonly lost: readonly Loss[];
}

export const NOT_INCLUDED: BaseWargear['included'] = { strength: 0, defence: 0 };

/** What is in the price, then the options in the order given; a thing named twice is owned once. */
export function ownedItems(choice: Choice): Kit {
  const base = choice.card.base.map(({ wargear, included }): Item => ({ wargear, origin: 'base', effects: wargear.effects, included }));
  const bought = [...choice.distinct.values()].filter((option) => !choice.card.baseIds.has(option.id));
  const options = bought.map(({ wargear, offer }): Item => {
    return { wargear, origin: 'option', effects: offer?.effects ?? wargear.effects, included: NOT_INCLUDED };
  });
  return { carried: [...base, ...options], lost: [] };
}

/** A banner takes both hands: its bearer loses whatever its record does not let him keep (SB-BANNER-002). */
export function stripForBanner(kit: Kit): Kit {
  const banner = kit.carried.find(({ wargear }) => wargear.keepsOnly !== null)?.wargear;
  const kept = banner?.keepsOnly ?? null;
  if (banner === undefined || kept === null) return kit;
  return lose(kit, (item) => item.wargear !== banner && !kept.includes(item.wargear.category), banner.id, 'SB-BANNER-002');
}

/** A mount of his own that the model is not on now. */
export function leaveMount(kit: Kit): Kit {
  const mount = kit.carried.find(({ wargear }) => wargear.category === 'mount')?.wargear;
  if (mount === undefined) return kit;
  return lose(kit, (item) => item.wargear.category === 'mount', mount.id, 'SB-CAV-009');
}

/** What a rider cannot take along when he gets down (SB-CAV-010). */
export function leaveOnMount(kit: Kit, steps: readonly SpecialRuleSteps[], kept: KeptOnFoot): Kit {
  return steps.reduce((before, step) => {
    const left = step.leavesOnMount?.(categoriesOf(before.carried), kept) ?? [];
    return lose(before, (item) => left.includes(item.wargear.category), step.id, step.rule);
  }, kit);
}

export function categoriesOf(items: readonly Item[]): ReadonlySet<WargearCategory> {
  return new Set(items.map((item) => item.wargear.category));
}

function lose(kit: Kit, isLost: (item: Item) => boolean, because: string, rule: string): Kit {
  const lost = kit.carried.filter(isLost).map((item): Loss => ({ item, because, rule }));
  if (lost.length === 0) return kit;
  return { carried: kit.carried.filter((item) => !isLost(item)), lost: [...kit.lost, ...lost] };
}
