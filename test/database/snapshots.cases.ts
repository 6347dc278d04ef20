import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { EXIT_CODES, StartError } from '../../src/platform/start-error.js';
import { openSnapshots } from '../../src/reference/open-snapshots.js';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { seedDatabase } from '../../src/reference/seeding/seed-database.js';
import { ContentUnavailableError, UnknownContentError, type Snapshots } from '../../src/reference/snapshots.js';
import { ownDatabase } from '../support/own-database.js';
import { SeedFolder, SMALL_SEEDS } from '../support/seed-folder.js';

describe('snapshots over a database', () => {
  const own = loadSeeds(SMALL_SEEDS);
  const edited = new SeedFolder().replace('units-evil-warriors.yaml', 'points: 3', 'points: 4');
  const other = loadSeeds(edited.path);
  const database = ownDatabase();
  let snapshots: Snapshots;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    snapshots = await openSnapshots(database.source, SMALL_SEEDS);
  });
  afterAll(() => {
    edited.dispose();
  });

  it('serve the version of the own seeds, whatever is added later', async () => {
    await seedDatabase(database.source, other);
    expect(snapshots.current().content).toBe(own.version);
    expect((await openSnapshots(database.source, SMALL_SEEDS)).current().content).toBe(own.version);
  });

  it('serve what the database holds of it', () => {
    expect(snapshots.current().strategyBattle.reference).toStrictEqual(own.strategyBattle);
    expect(snapshots.at(null)).toBe(snapshots.current());
  });

  it('read another version when it is asked for', async () => {
    const pinned = await snapshots.at(other.version);
    expect(pinned.content).toBe(other.version);
    expect(pinned.strategyBattle.reference).toStrictEqual(other.strategyBattle);
  });

  it('say of a version that it is not there', async () => {
    await expect(snapshots.at('c000000000000')).rejects.toThrow(UnknownContentError);
  });

  it('list what the database held at the start, the newest first, each with the rule systems that it has', async () => {
    expect(snapshots.versions().map(({ content }) => content)).toEqual([own.version]);
    const later = await openSnapshots(database.source, SMALL_SEEDS);
    const systems = ['strategy-battle', 'fellowship', 'war-of-the-ring'];
    const seededAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(later.versions()).toEqual([other.version, own.version].map((content) => ({ content, seededAt, systems })));
    await database.source.query("insert into content_version (version, seeded_at) values ('c000000000001', '1999-12-31T00:00:00Z')");
    expect((await openSnapshots(database.source, SMALL_SEEDS)).versions().at(-1)).toEqual({ content: 'c000000000001', seededAt: '1999-12-31T00:00:00.000Z', systems: [] });
    await database.source.query("delete from content_version where version = 'c000000000001'");
  });

  it('are not opened over rows that somebody has changed', async () => {
    const reprice = (points: number) => database.source.query(`update strategy_battle_unit set points = ${points} where content_version = $1 and id = 'imp'`, [own.version]);
    await reprice(1);
    await expect(openSnapshots(database.source, SMALL_SEEDS)).rejects.toThrow(StartError);
    await expect(openSnapshots(database.source, SMALL_SEEDS)).rejects.toThrow(`The rows of content version ${own.version} are not those that were seeded.`);
    await reprice(3);
    await expect(openSnapshots(database.source, SMALL_SEEDS)).resolves.toBeDefined();
  });

  it('are not opened over seeds that are wrong', async () => {
    const wrong = new SeedFolder().replace('races.yaml', 'inches: 6', 'inches: far');
    await expect(openSnapshots(database.source, wrong.path)).rejects.toMatchObject({ name: 'StartError', exitCode: EXIT_CODES.config });
    wrong.dispose();
  });

  it('outlive the database: only a version that is not in memory becomes unavailable', async () => {
    await database.close();
    expect(snapshots.current().content).toBe(own.version);
    expect(snapshots.at(other.version)).toMatchObject({ content: other.version });
    await expect(snapshots.at('c000000000000')).rejects.toThrow(ContentUnavailableError);
  });
});
