import { describe, expect, it } from '@jest/globals';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { SeedFolder, SMALL_SEEDS } from '../support/seed-folder.js';

describe('loading seeds', () => {
  const { strategyBattle, version } = loadSeeds(SMALL_SEEDS);
  const unit = (id: string) => strategyBattle.units.find((candidate) => candidate.id === id);

  it('keeps the order of files and records', () => {
    expect(strategyBattle.units.map(({ id }) => id)).toEqual(['lord', 'captain', 'footman', 'imp-king', 'imp', 'great-wyrm']);
  });

  it('gives absent keys their defaults', () => {
    expect(unit('footman')).toEqual({
      id: 'footman', name: 'Footman', side: 'good', kind: 'warrior', race: 'man', unique: false, points: 6,
      profile: { fight: 3, shoot: null, strength: 3, defence: 4, attacks: 1, wounds: 1, courage: 3 },
      heroic: null, move: { inches: 6, cm: 14 }, variants: [], wargear: [], options: [], specialRules: [], magicalPowers: [],
      groups: [], ringBearer: null, mayRide: [], rule: 'SB-UNIT-001', ruling: null,
      inclusion: { max: null, companions: [], opponentRingBearer: false, exclusiveSet: null, notUnderground: false, rule: null },
      source: { document: '000_c04ce76a133554ff.txt', section: 'Warriors', line: 60 },
    });
  });

  it('takes the move from the race unless the unit has its own', () => {
    expect(unit('imp')?.move).toEqual({ inches: 5, cm: 12 });
    expect(unit('imp-king')?.move).toEqual({ inches: 6, cm: 14 });
  });

  it('SB-ARMY-003 allows one model of a unique unit', () => {
    expect(unit('lord')?.inclusion.max).toBe(1);
    expect(unit('captain')?.inclusion.max).toBeNull();
    expect(unit('imp')?.inclusion.max).toBe(8);
  });

  it('SB-MM-001 calls a mount monstrous when it fights', () => {
    const monstrous = strategyBattle.wargear.flatMap(({ id, mount }) => (mount === null ? [] : [[id, mount.monstrous]]));
    expect(monstrous).toEqual([['pony', false], ['wyrm', true]]);
  });

  it('freezes everything', () => {
    expect(() => Object.assign(unit('lord')?.options[0]?.effects?.[0] ?? {}, { amount: 9 })).toThrow(TypeError);
    expect(Object.isFrozen(strategyBattle.charts[0]?.cells[0])).toBe(true);
  });

  it('gives the same version for the same content only', () => {
    const laidOutAnew = new SeedFolder().replace('races.yaml', '{ inches: 6, cm: 14 }', '{ cm: 14, inches: 6 } # the same');
    const changed = new SeedFolder().replace('races.yaml', 'inches: 6', 'inches: 7');
    const reordered = new SeedFolder().replace('units-good-heroes.yaml', '[steady, hurl]', '[hurl, steady]');
    expect(version).toMatch(/^c[0-9a-f]{12}$/);
    expect(loadSeeds(laidOutAnew.path).version).toBe(version);
    expect(loadSeeds(changed.path).version).not.toBe(version);
    expect(loadSeeds(reordered.path).version).not.toBe(version);
    for (const folder of [laidOutAnew, changed, reordered]) folder.dispose();
  });
});
