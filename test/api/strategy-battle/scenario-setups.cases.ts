import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { SetUpView } from '../../../src/api/strategy-battle/scenarios/setup/set-up.views.js';
import { app } from '../../support/real-doors.js';
import { seeds, strategyBattle } from '../../support/reference.js';
import { everythingOf } from '../../support/selection.js';
import { Asking, injected } from './asking.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app));
});

interface Told { readonly sides: Readonly<Record<'good' | 'evil', { readonly points: number; readonly models: number; readonly entries: readonly { readonly unit: string; readonly count: number; readonly options: readonly string[] }[] }>> }
const { scenarios } = seeds.strategyBattle;
const graphql = async (id: string, banners: readonly string[]): Promise<unknown> => {
  const { body } = await ask.graphql(`scenarioSetup(id: $id, banners: $banners) ${everythingOf(SetUpView)}`, { id, banners }, '($id: String!, $banners: [String!]!)');
  const [error] = body.errors ?? [];
  return error ? { code: error.extensions.code, errors: error.extensions.errors } : body.data?.strategyBattle?.scenarioSetup;
};

describe('the forces of a scenario', () => {
  test.each(scenarios.map(({ id }) => id))('%s: both doors tell the same', async (id) => {
    const { status, body } = await ask.get<Told>(`scenarios/${id}/setup`);
    expect(status).toBe(200);
    expect(await graphql(id, [])).toEqual(body);
    const all = await ask.get<Told>(`scenarios/${id}/setup?banners=all`);
    expect(await graphql(id, ['all'])).toEqual(all.body);
  });

  it('SB-SCEN-001 are never judged by the limits of lists, which many of them break', async () => {
    const illegal: string[] = [];
    for (const { id } of scenarios) {
      const { body } = await ask.get<Told>(`scenarios/${id}/setup?banners=all`);
      expect(JSON.stringify(body)).not.toContain('"findings"');
      for (const side of ['good', 'evil'] as const) {
        const entries = body.sides[side].entries.map(({ unit, count, options }) => ({ unit, count, options, variant: null, ringBearer: false, claimedPoints: null }));
        const judged = strategyBattle.validateArmy({ side, pointsLimit: null, scenario: null, opponentHasRingBearer: false, measure: 'inches', entries, eventPack: null });
        if (!judged.valid) illegal.push(`${id} ${side}`);
      }
    }
    expect(illegal).toEqual(expect.arrayContaining(['the-tower-of-cirith-ungol good', 'the-black-gate-opens evil']));
  });

  it('takes banners by line, one for each time the line is named', async () => {
    const { body } = await ask.get<Told>('scenarios/the-charge-of-the-rohirrim/setup?banners=good/8,good/8,evil/2');
    expect([body.sides.good.points, body.sides.evil.points]).toEqual([621 + 50, 550 + 25]);
    expect(body.sides.good.entries.filter(({ unit }) => unit === 'rider-of-rohan').map(({ count, options }) => [count, options])).toEqual([
      [6, ['throwing-spear']], [10, []], [2, ['banner']],
    ]);
  });

  it.each([
    ['a banner that is not allowed', 'the-pride-of-gondor', ['good/0'], '/banners/0'],
    ['one too many', 'the-pride-of-gondor', ['good/1', 'good/1'], '/banners/1'],
    ['no line', 'the-pride-of-gondor', ['knights'], '/banners/0'],
    ['all and one more', 'the-pride-of-gondor', ['all', 'good/1'], '/banners/0'],
  ])('refuses %s through both doors', async (_what, id, banners, pointer) => {
    const { status, body } = await ask.get<{ code: string; errors: object[] }>(`scenarios/${id}/setup?banners=${banners.join(',')}`);
    expect([status, body.code, body.errors]).toEqual([422, 'invalid-input', [expect.objectContaining({ pointer, code: 'not-allowed' })]]);
    expect(await graphql(id, banners)).toEqual({ code: body.code, errors: body.errors });
  });

  it('names the nearest scenarios where there is none of that name', async () => {
    const { status, body } = await ask.get<{ code: string; errors: { suggestions: string[] }[] }>('scenarios/minas-tirit/setup');
    expect([status, body.code, body.errors[0]?.suggestions[0]]).toEqual([404, 'unknown-scenario', 'minas-tirith']);
    expect(await graphql('minas-tirit', [])).toEqual({ code: body.code, errors: body.errors });
  });
});

describe('a battle with those who lived through earlier ones', () => {
  it('SB-S10-005 tells what is wrong with every one of them at once', async () => {
    const survivors = [{ scenario: 'rearguard', unit: 'eomer' }, { scenario: 'the-charge-of-the-rohirrim', unit: 'theoden' }, { scenario: 'the-charge-of-the-rohirrim', unit: 'eomre' }];
    const { body } = await ask.post<{ code: string; errors: readonly { pointer: string; code: string; suggestions: string[] }[] }>('scenarios/the-battle-of-the-pelennor-fields/campaign', { survivors });
    expect([body.code, body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual(['invalid-input', [['/survivors/0/scenario', 'unknown-id'], ['/survivors/2/unit', 'unknown-id']]]);
    expect(body.errors[1]?.suggestions).toEqual(['eomer']);
  });
});

describe('a points match', () => {
  const body = (good: object[], evil: object[]): object => ({ good: { pointsLimit: 500, entries: good }, evil: { pointsLimit: 500, entries: evil } });
  interface Match { readonly valid: boolean; readonly deployment: { readonly first: string }; readonly sides: Readonly<Record<'good' | 'evil', { readonly mostExpensiveHeroes: object[]; readonly cheapestHeroes: object[]; readonly report: { readonly findings: { readonly code: string; readonly rule: string }[] } }>> }
  const set = async (id: string, request: object): Promise<Match> => (await ask.post<Match>(`scenarios/${id}/setup`, request)).body;

  it('tells unknown ids of both forces at once, and what is wrong beside them', async () => {
    const { body } = await ask.post<{ code: string; errors: readonly { pointer: string; code: string }[] }>('scenarios/skirmish-in-osgiliath/setup', { good: { entries: [{ unit: 'faramyr' }], pointsLimit: 'x' }, evil: { entries: [{ unit: 'orc-warior', options: ['spaer'] }] } });
    expect([body.code, body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual(['invalid-input', [
      ['/good/pointsLimit', 'wrong-type'], ['/good/entries/0/unit', 'unknown-unit'], ['/evil/entries/0/unit', 'unknown-unit'], ['/evil/entries/0/options/0', 'unknown-option'],
    ]]);
    const mended = await ask.post<{ errors: readonly { pointer: string }[] }>('scenarios/skirmish-in-osgiliath/setup', { good: { entries: [{ unit: 'faramyr' }] }, evil: { entries: [{ unit: 'orc-warior' }] } });
    expect(mended.body.errors.map(({ pointer }) => pointer)).toEqual(['/good/entries/0/unit', '/evil/entries/0/unit']);
  });


  it('SB-S04-003 SB-S05-005 tells the most expensive and the cheapest Heroes by their whole price', async () => {
    const match = await set('the-pride-of-gondor', body([{ unit: 'faramir', options: ['horse'] }, { unit: 'captain-of-men', variant: 'gondor', count: 2 }], [{ unit: 'orc-captain' }]));
    expect(match.sides.good.mostExpensiveHeroes).toEqual([{ entry: 0, unit: 'faramir', points: 80 }]);
    expect(match.sides.good.cheapestHeroes).toEqual([{ entry: 1, unit: 'captain-of-men', points: 40 }]);
    expect(match.sides.evil.mostExpensiveHeroes).toEqual(match.sides.evil.cheapestHeroes);
  });

  it('SB-S01-002 judges each force by the limits of the scenario', async () => {
    const match = await set('skirmish-in-osgiliath', body([{ unit: 'faramir' }], [{ unit: 'orc-warrior', count: 90, options: ['hand-weapon'] }]));
    expect([match.valid, match.deployment.first]).toEqual([false, 'good']);
    expect(match.sides.good.report.findings.map(({ code }) => code)).toContain('heroes-not-allowed');
    expect(match.sides.evil.report.findings.map(({ code }) => code)).toContain('points-over-limit');
  });

  it('SB-ARMY-007 knows whether the other side has the Ringbearer', async () => {
    const gollum = [{ unit: 'gollum' }];
    const codes = (match: Match): string[] => match.sides.evil.report.findings.map(({ code }) => code);
    expect(codes(await set('the-pride-of-gondor', body([{ unit: 'frodo-baggins' }], gollum)))).not.toContain('opponent-required');
    expect(codes(await set('the-pride-of-gondor', body([{ unit: 'faramir' }], gollum)))).toContain('opponent-required');
  });
});
