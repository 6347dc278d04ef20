import type { Unit } from '../../../rules/strategy-battle/reference.js';

/** Ids of the units that have something, from the start or by choice. `units` is both, in the order of the lists. */
export interface UnitsWith {
  readonly units: readonly string[];
  readonly baseOf: readonly string[];
  readonly optionOf: readonly string[];
}

/** A unit that has it anyway is not listed under `optionOf`, even where it could buy it as well. */
export function unitsWith(units: readonly Unit[], always: (unit: Unit) => boolean, byChoice: (unit: Unit) => boolean): UnitsWith {
  const ids = (some: readonly Unit[]): readonly string[] => some.map((unit) => unit.id);
  return {
    units: ids(units.filter((unit) => always(unit) || byChoice(unit))),
    baseOf: ids(units.filter(always)),
    optionOf: ids(units.filter((unit) => byChoice(unit) && !always(unit))),
  };
}

export const carries = (unit: Unit, wargear: string): boolean => unit.wargear.some((item) => item.id === wargear);
export const mayBuy = (unit: Unit, wargear: string): boolean => unit.options.some((option) => option.id === wargear);
