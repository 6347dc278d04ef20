import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';

type Ids = (book: StrategyBattle) => Iterable<string>;

/** Ids that filters may name, and the code of the fault where one does not exist. */
export const RACES = { known: (({ reference }) => reference.races.map(({ id }) => id)) satisfies Ids };
export const WARGEAR = { known: (({ reference }) => reference.wargear.map(({ id }) => id)) satisfies Ids };
export const SPECIAL_RULES = { known: (({ reference }) => reference.specialRules.map(({ id }) => id)) satisfies Ids };
export const MAGICAL_POWERS = { known: (({ reference }) => reference.magicalPowers.map(({ id }) => id)) satisfies Ids };
export const UNITS = { known: (({ reference }) => reference.units.map(({ id }) => id)) satisfies Ids, unknown: 'unknown-unit' } as const;
export const GROUPS = { known: (({ reference }) => reference.units.flatMap(groupsOf)) satisfies Ids };

type Grouped = StrategyBattle['reference']['units'][number];
const groupsOf = ({ groups, variants }: Grouped): readonly string[] => [...groups, ...variants.flatMap((variant) => variant.groups)];
