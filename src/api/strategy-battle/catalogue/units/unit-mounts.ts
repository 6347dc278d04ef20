import type { ReferenceIndex } from '../../../../rules/strategy-battle/reference-index.js';
import type { Unit, Wargear } from '../../../../rules/strategy-battle/reference.js';
import type { UnitMountView } from './unit-parts.views.js';

/** Every mount of a unit: in its price, on offer, or merely allowed to be ridden (SB-SPEC-029). Each once, in this order. */
export function mountsOf(unit: Unit, { wargear, units }: ReferenceIndex): readonly UnitMountView[] {
  const ids = new Set([...unit.wargear.map((item) => item.id), ...unit.options.map((option) => option.id), ...unit.mayRide]);
  return [...ids].flatMap((id) => boughtMount(wargear.get(id)) ?? riddenUnit(units.get(id)) ?? []);
}

function boughtMount(item: Wargear | undefined): UnitMountView | null {
  return item?.mount ? { id: item.id, name: item.name, ...item.mount } : null;
}

// A unit that is ridden: what is not used underground flies (SB-SPEC-028), and its rider may take somebody along (SB-SPEC-029).
function riddenUnit(unit: Unit | undefined): UnitMountView | null {
  if (!unit) return null;
  const { id, name, profile, move } = unit;
  const monstrous = profile.fight > 0 && profile.attacks > 0;
  return { id, name, profile, move, monstrous, flies: unit.inclusion.notUnderground, carriesPassenger: true };
}
