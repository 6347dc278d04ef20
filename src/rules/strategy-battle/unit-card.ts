import { linked, type ReferenceIndex } from './reference-index.js';
import type { BaseWargear, Option, Race, Unit, Variant, Wargear, WargearEffect } from './reference.js';

/** An item in the price of a unit, and how much of its effects the printed profile counts. */
export interface BaseItem {
  readonly wargear: Wargear;
  readonly included: BaseWargear['included'];
}

/** An item that a unit may buy, with the effects that it has for this unit. */
export interface Offer {
  readonly option: Option;
  readonly wargear: Wargear;
  readonly effects: readonly WargearEffect[];
}

/** A unit with everything that it links to, worked out once when the rulebook is built. */
export interface UnitCard {
  readonly unit: Unit;
  readonly race: Race;
  readonly base: readonly BaseItem[];
  readonly baseIds: ReadonlySet<string>;
  readonly offers: ReadonlyMap<string, Offer>;
  /** Whether some unit in the force may forbid one of the offers (SB-ARMY-006). */
  readonly mindsCompany: boolean;
  readonly variants: ReadonlyMap<string, Variant>;
  /** A named rule or a group hangs on the variant, so it must always be chosen. */
  readonly variantMatters: boolean;
}

/** @throws Error for a broken link. */
export function createUnitCard(unit: Unit, index: ReferenceIndex): UnitCard {
  const from = `the unit "${unit.id}"`;
  const offers = unit.options.map((option): [string, Offer] => {
    const wargear = linked(index.wargear, option.id, from);
    return [option.id, { option, wargear, effects: option.effects ?? wargear.effects }];
  });
  return {
    unit,
    race: linked(index.races, unit.race, from),
    base: unit.wargear.map(({ id, included }) => ({ wargear: linked(index.wargear, id, from), included })),
    baseIds: new Set(unit.wargear.map((item) => item.id)),
    offers: new Map(offers),
    mindsCompany: unit.options.some((option) => option.excludedByUnits.length > 0),
    variants: new Map(unit.variants.map((variant) => [variant.id, variant])),
    variantMatters: unit.variants.some((variant) => variant.specialRules.length > 0 || variant.groups.length > 0),
  };
}
