import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../../src/app.js';
import { contentVersion } from '../../../src/reference/seeding/content-version.js';
import { seedDatabase } from '../../../src/reference/seeding/seed-database.js';
import type { Unit } from '../../../src/rules/strategy-battle/reference.js';
import { askGraphql } from '../../support/graphql.js';
import { testConfig } from '../../support/config.js';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../support/database.js';
import { seeds } from '../../support/reference.js';
import { Asking, graphqlOutcome, overNetwork, restOutcome } from './asking.js';

/** The seeds of some earlier day, when an Orc Captain was one point dearer. */
const dearer = (unit: Unit): Unit => (unit.id === 'orc-captain' ? { ...unit, points: unit.points + 1 } : unit);
const strategyBattle = { ...seeds.strategyBattle, units: seeds.strategyBattle.units.map(dearer) };
const { fellowship, warOfTheRing } = seeds;
const older = { strategyBattle, fellowship, warOfTheRing, version: contentVersion({ strategyBattle, fellowship, warOfTheRing }) };

// Two whole starts, and an older version read back: a busy machine needs its time.
jest.setTimeout(120_000);

let database: TestDatabase;
let app: NestFastifyApplication;
let ask: Asking;
beforeAll(async () => {
  database = await createTestDatabase();
  const opened = await openTestDatabase(database);
  await seedDatabase(opened.source, older);
  await opened.close();
  app = await createApp(testConfig(database.config));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  ask = new Asking(overNetwork(app));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const captain = { unit: 'orc-captain', options: [] };
const army = { side: 'evil', entries: [captain] };

describe('a content version can be pinned', () => {
  it.each([['the version served', seeds.version, 40], ['an earlier one', older.version, 41]])('on every route: %s', async (_what, content, points) => {
    const pin = `?content=${content}`;
    expect((await ask.get('units/orc-captain', { content })).body).toMatchObject({ points });
    expect((await ask.get('units', { content, ids: 'orc-captain' })).body).toMatchObject({ items: [{ points }] });
    expect((await ask.get('bulk', { content })).body).toMatchObject({ versions: { content }, units: expect.arrayContaining([expect.objectContaining({ id: 'orc-captain', points })]) });
    expect((await ask.post(`profiles/resolve${pin}`, captain)).body).toMatchObject({ points, versions: { content } });
    expect((await ask.post(`armies/validate${pin}`, army)).body).toMatchObject({ points, versions: { content } });
    expect((await ask.post(`armies/validate-batch${pin}`, { armies: [army] })).body).toMatchObject({ results: [{ report: { points, versions: { content } } }], versions: { content } });
  });

  it('for everything that a GraphQL query asks', async () => {
    const fields = 'unit(id: "orc-captain") { points } units(ids: ["orc-captain"]) { nodes { points } } profileResolve(input: { unit: "orc-captain" }) { points versions { content } }';
    const { body } = await ask.graphql(fields, {}, '', older.version);
    expect(body).toEqual({ data: { strategyBattle: { unit: { points: 41 }, units: { nodes: [{ points: 41 }] }, profileResolve: { points: 41, versions: { content: older.version } } } } });
  });

  it('and a cursor holds for the version that it was made with', async () => {
    const { body } = await ask.get<{ nextCursor: string }>('units', { content: older.version, limit: 1 });
    expect((await ask.get('units', { content: older.version, limit: 1, cursor: body.nextCursor })).status).toBe(200);
    expect(restOutcome(await ask.get('units', { limit: 1, cursor: body.nextCursor }))).toEqual({ code: 'invalid-input', faults: [['/cursor', 'invalid-cursor']] });
  });
});

describe('the content versions', () => {
  const listed = { current: seeds.version, versions: [seeds.version, older.version].map((content) => ({ content, seededAt: expect.stringMatching(/Z$/) })) };

  it('are listed by both doors, the newest first', async () => {
    expect((await ask.get('content-versions')).body).toEqual(listed);
    expect((await ask.graphql('contentVersions { current versions { content seededAt } }')).body).toEqual({ data: { strategyBattle: { contentVersions: listed } } });
  });

  it('are suggested for one that is not there, the current one last where it does not come near', async () => {
    const suggested = async (content: string): Promise<unknown> =>
      (await ask.get<{ errors: readonly { suggestions: readonly string[] }[] }>('units', { content })).body.errors[0]?.suggestions;
    expect(await suggested(`${older.version.slice(0, -1)}x`)).toEqual([older.version, seeds.version]);
    expect(await suggested('latest')).toEqual([seeds.version]);
  });
});

describe('an unknown content version', () => {
  const content = `${seeds.version.slice(0, -1)}x`;
  const missing = { code: 'unknown-content', faults: [['/content', 'unknown-id']] };

  it.each(['units', 'units/orc-captain', 'rules', 'bulk'])('is not found by GET %s', async (path) => {
    const answer = await ask.get(path, { content });
    expect(answer.status).toBe(404);
    expect(restOutcome(answer)).toEqual(missing);
  });

  it.each([['profiles/resolve', captain], ['armies/validate', army], ['armies/validate-batch', { armies: [army] }]])('is not found by POST %s', async (path, body) => {
    const answer = await ask.post(`${path}?content=${content}`, body);
    expect(answer.status).toBe(404);
    expect(restOutcome(answer)).toEqual(missing);
  });

  it('leaves the other rule systems of a GraphQL query their answers', async () => {
    const query = `{ strategyBattle(content: "${content}") { units { totalCount } } fellowship { spells { totalCount } } }`;
    const { data, errors } = await askGraphql(app, query);
    expect(data).toEqual({ strategyBattle: null, fellowship: { spells: { totalCount: seeds.fellowship.spells.length } } });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['strategyBattle'], 'unknown-content']]);
  });

  it('is not found through GraphQL, with the versions that come near', async () => {
    const answer = await ask.graphql('unit(id: "orc-captain") { points }', {}, '', content);
    expect(graphqlOutcome(answer, 'unit')).toEqual(missing);
    expect(answer.body.errors?.[0]?.extensions.errors[0]?.suggestions).toContain(seeds.version);
  });
});
