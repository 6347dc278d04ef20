import { linked } from '../reference-index.js';
import type { Variant, Wargear } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { Offer, UnitCard } from '../unit-card.js';

/** One option of the list, with its place in it. */
export interface ChosenOption {
  readonly id: string;
  readonly position: number;
  readonly wargear: Wargear;
  /** `null` where the unit does not sell it. */
  readonly offer: Offer | null;
  /** The same id stands earlier in the list. */
  readonly repeated: boolean;
}

/** What was bought: a unit, its variant and its options. Nothing is judged yet. */
export interface Choice {
  readonly card: UnitCard;
  readonly variantId: string | null;
  /** `null` where none is chosen or the unit does not know it. */
  readonly variant: Variant | null;
  readonly chosen: readonly ChosenOption[];
  /** The chosen options, each id once, by id. */
  readonly distinct: ReadonlyMap<string, ChosenOption>;
}

/** The ids must exist. */
export function choose(data: RulebookData, card: UnitCard, variantId: string | null, options: readonly string[]): Choice {
  const distinct = new Map<string, ChosenOption>();
  const chosen = options.map((id, position) => {
    const wargear = linked(data.index.wargear, id, 'a choice of options');
    const option = { id, position, wargear, offer: card.offers.get(id) ?? null, repeated: distinct.has(id) };
    if (!option.repeated) distinct.set(id, option);
    return option;
  });
  const variant = variantId === null ? null : (card.variants.get(variantId) ?? null);
  return { card, variantId, variant, chosen, distinct };
}

/** The model has the item, bought or in its price. */
export function has(choice: Choice, id: string): boolean {
  return choice.distinct.has(id) || choice.card.baseIds.has(id);
}

export function optionPointer(option: ChosenOption): string {
  return `/options/${option.position}`;
}
