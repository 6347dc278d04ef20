import { beforeAll, describe, expect, it } from '@jest/globals';
import { versionsWith } from '../../../src/platform/versions.js';
import type { ArmyReport } from '../../../src/rules/strategy-battle/army/army-report.js';
import { app } from '../../support/real-doors.js';
import { seeds } from '../../support/reference.js';
import { Asking, graphqlOutcome, restOutcome, overNetwork } from './asking.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(overNetwork(app));
});

const versions = versionsWith(seeds.version);
const gondor = {
  side: 'good', pointsLimit: 200, scenario: 'skirmish-in-osgiliath',
  entries: [
    { unit: 'warrior-of-minas-tirith', count: 8, options: ['shield'], claimedPoints: 64 },
    { unit: 'warrior-of-minas-tirith', count: 4, options: ['bow'] },
  ],
};

describe('profiles/resolve', () => {
  it('SB-PROF-002 SB-PROF-004 answers as the contract has it', async () => {
    const { status, body } = await ask.post('profiles/resolve', { unit: 'legolas', variant: null, options: ['armour', 'horse'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      unit: 'legolas', name: 'Legolas', legal: true, findings: [], points: 100,
      pointsBreakdown: [{ item: 'legolas', points: 85 }, { item: 'armour', points: 5 }, { item: 'horse', points: 10 }],
      profile: { fight: 6, shoot: 3, strength: 4, defence: 5, attacks: 2, wounds: 2, courage: 6 },
      heroic: { might: 3, will: 2, fate: 2, freePerTurn: { might: 0, will: 0, fate: 0 } },
      move: { inches: 10, cm: 24 }, mount: { id: 'horse' },
      wargear: ['armour', 'elf-bow', 'hand-weapon', 'horse'],
      changes: [{ characteristic: 'defence', from: 4, to: 5, because: 'armour', rule: 'SB-PROF-002' }],
      magicalPowers: [], versions,
    });
  });

  it('SB-ARMY-011 answers an illegal choice with findings, and with numbers all the same', async () => {
    const { status, body } = await ask.post('profiles/resolve', { unit: 'orc-captain', options: ['throwing-spear'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ legal: false, points: 45, findings: [{ code: 'option-requires', severity: 'error', pointer: '/options/0', rule: 'SB-ARMY-011' }] });
  });

  it('takes what stands on the table: on foot, with a passenger, with what was picked up', async () => {
    const foot = await ask.post('profiles/resolve', { unit: 'legolas', options: ['horse'], mounted: false });
    expect(foot.body).toMatchObject({ mounted: false, move: { inches: 6, cm: 14 } });
    const ridden = await ask.post('profiles/resolve', { unit: 'gandalf-the-white', mount: 'gwaihir', passenger: { unit: 'frodo-baggins', ringBearer: true } });
    expect(ridden.body).toMatchObject({ legal: false, mount: { id: 'gwaihir' }, findings: [{ rule: 'SB-SPEC-030' }] });
  });
});

describe('armies/validate', () => {
  it('judges a force', async () => {
    const { status, body } = await ask.post('armies/validate', gondor);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      valid: true, points: 96, pointsLimit: 200, pointsLimitSource: 'request', models: 12, heroes: 0, warriors: 12,
      bows: { count: 4, limit: 4 }, banners: { count: 0, limit: 0 }, breakPoint: 6, quarter: 3, ringBearer: null, findings: [], versions,
      entries: [{ index: 0, unit: 'warrior-of-minas-tirith', count: 8, pointsEach: 8, points: 64, profile: { defence: 6 } }, { index: 1, count: 4 }],
    });
  });

  it('SB-ARMY-001 answers an illegal force with valid: false, arithmetic and fixes', async () => {
    const { status, body } = await ask.post('armies/validate', { ...gondor, pointsLimit: 90 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: false, findings: [{ code: 'points-over-limit', severity: 'error', rule: 'SB-ARMY-001', actual: 96, limit: 90 }] });
  });

  it('applies the limits of an event', async () => {
    const eventPack = { name: 'Spring', bannedUnits: ['warrior-of-minas-tirith'], maxModels: 10 };
    const { body } = await ask.post<ArmyReport>('armies/validate', { ...gondor, scenario: null, eventPack });
    expect(body.findings.map(({ code, pointer, rule }) => [code, pointer, rule])).toEqual([
      ['event-banned-unit', '/entries/0/unit', null], ['event-banned-unit', '/entries/1/unit', null], ['event-limit', '/entries', null],
    ]);
  });
});

describe('armies/validate-batch', () => {
  const bad = { side: 'good', entries: [{ unit: 'orc-wariror' }] };
  const armies = [gondor, { side: 'god', entries: [] }, null, bad, { ...gondor, colour: 'blue' }, gondor];

  it('answers in the order given, and one bad force spoils no other', async () => {
    const { status, body } = await ask.post<{ results: Record<string, unknown>[] }>('armies/validate-batch', { armies });
    expect(status).toBe(200);
    const alone = (await ask.post('armies/validate', gondor)).body;
    expect(body.results).toEqual([
      { index: 0, status: 200, report: alone },
      { index: 1, status: 422, problem: expect.objectContaining({ code: 'invalid-input', errors: [expect.objectContaining({ pointer: '/side', code: 'not-allowed', suggestions: ['good'] })] }) },
      { index: 2, status: 422, problem: expect.objectContaining({ errors: [expect.objectContaining({ pointer: '', code: 'wrong-type' })] }) },
      { index: 3, status: 422, problem: expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/entries/0/unit', code: 'unknown-unit', suggestions: ['orc-warrior'] })] }) },
      { index: 4, status: 422, problem: expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/colour', code: 'unknown-key' })] }) },
      { index: 5, status: 200, report: alone },
    ]);
  });

  it('comes to the same through GraphQL', async () => {
    const fields = 'armyValidateBatch(input: $input) { results { index status report { points } problem { type title status detail instance code errors { pointer code detail suggestions } } } }';
    const answer = await ask.graphql(fields, { input: { armies } }, '($input: StrategyBattleArmyBatchInput!)');
    const rest = await ask.post<{ results: { report?: { points: number } }[] }>('armies/validate-batch', { armies });
    expect(graphqlOutcome(answer, 'armyValidateBatch')).toEqual({
      data: { results: rest.body.results.map((result) => ({ report: null, problem: null, ...result, ...(result.report ? { report: { points: result.report.points } } : {}) })) },
    });
  });
});

describe('what a batch gives all its forces', () => {
  const eventPack = { maxModels: 10 };
  const own = { ...gondor, pointsLimit: null, eventPack: { maxModels: 11 } };
  const batch = { eventPack, pointsLimit: 90, armies: [gondor, { ...gondor, pointsLimit: null, eventPack: null }, own] };

  it('goes for those that give none, as if they had given it', async () => {
    const { body } = await ask.post<{ results: { report: unknown }[] }>('armies/validate-batch', batch);
    const alone = [{ ...gondor, eventPack }, { ...gondor, pointsLimit: 90, eventPack }, { ...own, pointsLimit: 90 }];
    for (const [index, army] of alone.entries()) {
      expect(body.results[index]?.report).toEqual((await ask.post('armies/validate', army)).body);
    }
  });

  it('comes to the same through GraphQL', async () => {
    const fields = 'armyValidateBatch(input: $input) { results { report { pointsLimit findings { code message } } } }';
    const answer = await ask.graphql(fields, { input: batch }, '($input: StrategyBattleArmyBatchInput!)');
    const rest = await ask.post('armies/validate-batch', batch);
    expect(rest.body).toMatchObject((graphqlOutcome(answer, 'armyValidateBatch') as { data: object }).data);
  });

  it('refuses the batch once where it is at fault', async () => {
    const faulty = { ...batch, eventPack: { bannedUnits: ['haldr'], minModels: 3, maxModels: 2 } };
    const { status, body } = await ask.post('armies/validate-batch', faulty);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ pointer: '/eventPack/bannedUnits/0', code: 'unknown-unit', suggestions: ['haldir'] }, { pointer: '/eventPack/minModels' }] });
  });
});

describe('both doors', () => {
  it.each([
    ['profiles/resolve', 'profileResolve', 'ProfileInput', { unit: 'legolas', options: ['horse'] }, 'legal points wargear profile { shoot defence } move { cm } mount { id monstrous } changes { because } versions { content engine contract }'],
    ['armies/validate', 'armyValidate', 'ArmyInput', gondor, 'valid points bows { count limit } entries { index unit pointsEach wargear } findings { code } versions { content engine contract }'],
  ])('%s and %s give one answer', async (path, field, input, body, selection) => {
    const graphql = graphqlOutcome(await ask.graphql(`${field}(input: $input) { ${selection} }`, { input: body }, `($input: StrategyBattle${input}!)`), field);
    expect(restOutcome(await ask.post(path, body))).toMatchObject(graphql);
  });
});
