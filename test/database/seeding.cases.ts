import { describe, expect, it } from '@jest/globals';
import { ContentStore } from '../../src/reference/content-store.js';
import { referenceEntities } from '../../src/reference/entities.js';
import type { References } from '../../src/reference/reference-systems.js';
import { loadSeeds, type SeedContent } from '../../src/reference/seeding/load-seeds.js';
import { seedDatabase } from '../../src/reference/seeding/seed-database.js';
import { readContent } from '../../src/reference/storage/read-content.js';
import { openTestDatabase } from '../support/database.js';
import { engine } from '../support/engine.js';
import { ownDatabase } from '../support/own-database.js';
import { SeedFolder, SMALL_SEEDS } from '../support/seed-folder.js';

const small = loadSeeds(SMALL_SEEDS);

const referencesOf = ({ version: _version, ...references }: SeedContent): References => references;

/** The small seeds with one price changed. */
function changedSeeds() {
  const folder = new SeedFolder().replace('units-good-heroes.yaml', 'points: 100', 'points: 101');
  try {
    return loadSeeds(folder.path);
  } finally {
    folder.dispose();
  }
}

describe('seeding', () => {
  const database = ownDatabase();

  async function countRows(): Promise<number[]> {
    const counts: number[] = [];
    for (const table of referenceEntities) counts.push(await database.source.manager.count<object>(table));
    return counts;
  }

  const versions = async (): Promise<string[]> => (await new ContentStore(database.source).versions(9)).map(({ content }) => content);
  const price = async (version: string): Promise<number | undefined> =>
    (await readContent(database.source.manager, version)).strategyBattle.units.find((unit) => unit.id === 'lord')?.points;

  it('adds content that is read back as it was, in its order and frozen', async () => {
    expect(await seedDatabase(database.source, small)).toBe(true);
    const read = await readContent(database.source.manager, small.version);
    expect(read).toStrictEqual(referencesOf(small));
    expect(Object.isFrozen(read.strategyBattle.units[0]?.options[0]?.excludes)).toBe(true);
  });

  it('does nothing the second time', async () => {
    const before = await countRows();
    expect(await seedDatabase(database.source, small)).toBe(false);
    expect(await countRows()).toEqual(before);
    expect(await versions()).toEqual([small.version]);
  });

  it('adds changed content as a second version, beside the first', async () => {
    const changed = changedSeeds();
    const before = await countRows();
    expect(await seedDatabase(database.source, changed)).toBe(true);
    expect(await countRows()).toEqual(before.map((count) => count * 2));
    expect(await versions()).toEqual([changed.version, small.version]);
    expect(await price(small.version)).toBe(100);
    expect(await price(changed.version)).toBe(101);
  });

  it('lets a version be removed with all its rows and nothing else', async () => {
    const before = await countRows();
    await database.source.query('delete from content_version where version = $1', [changedSeeds().version]);
    expect(await countRows()).toEqual(before.map((count) => count / 2));
    expect(await readContent(database.source.manager, small.version)).toStrictEqual(referencesOf(small));
  });

  it('adds all or nothing', async () => {
    const before = await countRows();
    const [first] = small.strategyBattle.units;
    const broken = { ...small, version: 'c00000000000b', strategyBattle: { ...small.strategyBattle, units: first ? [{ ...first, race: 'nobody' }] : [] } };
    await expect(seedDatabase(database.source, broken)).rejects.toThrow('strategy_battle_unit_race_fkey');
    expect(await countRows()).toEqual(before);
  });

  it('adds the content once when several processes do it at the same time', async () => {
    const seeds = loadSeeds();
    const others = engine === 'server' ? await Promise.all([openTestDatabase(database.test), openTestDatabase(database.test)]) : [];
    const sources = [database.source, ...others.map((other) => other.source), database.source];
    const added = await Promise.all(sources.map((each) => seedDatabase(each, seeds)));
    await Promise.all(others.map((other) => other.close()));
    expect(added.filter((one) => one)).toEqual([true]);
    expect(await readContent(database.source.manager, seeds.version)).toStrictEqual(referencesOf(seeds));
  });
});
