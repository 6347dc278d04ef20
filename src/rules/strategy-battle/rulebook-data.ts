import { indexReference, type ReferenceIndex } from './reference-index.js';
import type { StrategyBattleReference } from './reference.js';
import { createUnitCard, type UnitCard } from './unit-card.js';

/** Everything that follows from the data alone, worked out once. What the calculations read. */
export interface RulebookData {
  readonly reference: StrategyBattleReference;
  readonly index: ReferenceIndex;
  readonly cards: ReadonlyMap<string, UnitCard>;
  /** Special rules that an item brings to whoever carries it, by the item's id. */
  readonly rulesOfWargear: ReadonlyMap<string, readonly string[]>;
}

/** @throws Error when the data has double ids or broken links. */
export function prepareData(reference: StrategyBattleReference): RulebookData {
  const index = indexReference(reference);
  const rulesOfWargear = new Map<string, string[]>();
  for (const { id, wargear } of reference.specialRules) {
    if (wargear !== null) rulesOfWargear.set(wargear, [...(rulesOfWargear.get(wargear) ?? []), id]);
  }
  return {
    reference,
    index,
    cards: new Map(reference.units.map((unit) => [unit.id, createUnitCard(unit, index)])),
    rulesOfWargear,
  };
}
