import type { Race, Scenario, SpecialRule, StrategyBattleReference, Unit, Wargear } from './reference.js';

/** The reference by id. Maps, so that an id such as `__proto__` finds nothing. */
export interface ReferenceIndex {
  readonly units: ReadonlyMap<string, Unit>;
  readonly wargear: ReadonlyMap<string, Wargear>;
  readonly races: ReadonlyMap<string, Race>;
  readonly specialRules: ReadonlyMap<string, SpecialRule>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/** @throws Error when two records of a list share an id. */
export function indexReference(reference: StrategyBattleReference): ReferenceIndex {
  return {
    units: byId('unit', reference.units),
    wargear: byId('wargear', reference.wargear),
    races: byId('race', reference.races),
    specialRules: byId('special rule', reference.specialRules),
    scenarios: byId('scenario', reference.scenarios),
  };
}

/**
 * The record that another record names. The reference ring checks every link before it builds a rulebook.
 * @throws Error when the link is broken.
 */
export function linked<T>(records: ReadonlyMap<string, T>, id: string, from: string): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The reference has no "${id}", which ${from} names.`);
  return record;
}

function byId<T extends { readonly id: string }>(what: string, records: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map(records.map((record) => [record.id, record]));
  if (map.size === records.length) return map;
  const twice = records.find((record) => map.get(record.id) !== record);
  throw new Error(`The reference has the ${what} "${twice?.id}" more than once.`);
}
