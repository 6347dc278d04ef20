import type { Unit } from '../../../../rules/strategy-battle/reference.js';
import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { UnitMountView } from './unit-parts.views.js';

/** Every mount of a unit: in its price, on offer, or merely allowed to be ridden (SB-SPEC-029). Each once, in this order. */
export function mountsOf(unit: Unit, book: StrategyBattle): readonly UnitMountView[] {
  const own = new Set([...unit.wargear, ...unit.options].map(({ id }) => id));
  const ridden = unit.mayRide.filter((id) => !own.has(id));
  return [...[...own].flatMap((id) => boughtMount(id, book)), ...ridden.flatMap((id) => riddenMount(unit, id, book))];
}

function boughtMount(id: string, { index }: StrategyBattle): UnitMountView[] {
  const item = index.wargear.get(id);
  return item?.mount ? [{ id, name: item.name, ...item.mount }] : [];
}

function riddenMount(unit: Unit, id: string, book: StrategyBattle): UnitMountView[] {
  const { mount } = book.resolveProfile({ unit: unit.id, variant: null, options: [], mount: id });
  return mount ? [mount] : [];
}
