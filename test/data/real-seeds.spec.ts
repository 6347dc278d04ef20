import { describe, expect, it } from '@jest/globals';
import type { StrategyBattleReference } from '../../src/rules/strategy-battle/reference.js';
import { readReferences, writeReferences } from '../../src/reference/reference-systems.js';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { RowSet } from '../../src/reference/storage/row-set.js';

describe('the seeds of the service', () => {
  const { version, ...references } = loadSeeds();
  const { strategyBattle, fellowship, warOfTheRing } = references;

  it('are complete', () => {
    const counts = Object.fromEntries(Object.entries(strategyBattle).map(([collection, records]: [string, readonly unknown[]]) => [collection, records.length]));
    expect(counts).toMatchObject({ races: 17, units: 78, charts: 4, scenarios: 19, rules: 520 });
    expect([fellowship.rules.length, warOfTheRing.rules.length]).toEqual([187, 159]);
  });

  it('survive the way into rows and back', () => {
    const rows = new RowSet(version);
    writeReferences(references, rows);
    expect(readReferences(rows)).toStrictEqual(references);
  });

  it('have a rule for each unit, and none for two of them', () => {
    const rules = strategyBattle.units.map((unit) => unit.rule);
    expect(rules.filter((rule) => !rule.startsWith('SB-UNIT-'))).toEqual([]);
    expect(new Set(rules).size).toBe(strategyBattle.units.length);
  });

  it.each(['specialRules', 'magicalPowers', 'wargear', 'races'] as const)('name no %s that nothing has', (collection) => {
    const used = USES[collection](strategyBattle);
    expect(strategyBattle[collection].map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

/** Ids that units have, by collection. */
const USES = {
  races: ({ units }: StrategyBattleReference) => new Set(units.map((unit) => unit.race)),
  magicalPowers: ({ units }: StrategyBattleReference) => new Set(units.flatMap((unit) => unit.magicalPowers.map(({ id }) => id))),
  specialRules: ({ units, specialRules }: StrategyBattleReference) =>
    new Set([
      ...units.flatMap((unit) => [...unit.specialRules, ...unit.variants.flatMap((variant) => variant.specialRules)]),
      ...specialRules.filter((rule) => rule.wargear !== null).map(({ id }) => id),
    ]),
  // SB-WEAP-013: a model without a visible weapon fights as with a knife, although no list has one.
  wargear: ({ units, races }: StrategyBattleReference) =>
    new Set(['knife', ...units.flatMap((unit) => [...unit.wargear, ...unit.options].map(({ id }) => id)), ...races.flatMap((race) => race.rides)]),
};
