import { describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { app } from '../../support/real-doors.js';

const post = async (path: string, body: object): Promise<{ status: number; body: Record<string, never> }> => {
  const answer = await supertest(app.getHttpServer()).post(`/v1/strategy-battle/${path}`).send(body);
  return { status: answer.status, body: answer.body as Record<string, never> };
};
const graphql = async (field: string, type: string, selection: string, input: object): Promise<Record<string, never>> => {
  const query = `query ($input: ${type}!) { strategyBattle { ${field}(input: $input) ${selection} } }`;
  return (await supertest(app.getHttpServer()).post('/graphql').send({ query, variables: { input } })).body as Record<string, never>;
};

const man = { unit: 'warrior-of-minas-tirith' };
const orc = { unit: 'orc-warrior', options: ['shield'] };

describe('fight', () => {
  it('SB-FIGHT-002 gives exact odds as fractions and decimals', async () => {
    const { status, body } = await post('fight/odds', { good: [man], evil: [orc] });
    expect(status).toBe(200);
    expect(body.win).toEqual({ good: { decimal: 0.5, fraction: '1/2' }, evil: { decimal: 0.5, fraction: '1/2' } });
  });

  it('SB-WEAP-011 a charging Knight slays an Orc with shield at 715/1152', async () => {
    const { body } = await post('fight/odds', { good: [{ unit: 'knight-of-minas-tirith', charged: true }], evil: [orc] });
    expect(body.slain).toContainEqual(expect.objectContaining({ side: 'evil', part: 'rider', probability: expect.objectContaining({ fraction: '715/1152' }) as never }));
  });

  it('SB-S99-003 plays with the dice of the table', async () => {
    const { status, body } = await post('fight/resolve', { good: [{ unit: 'warrior-of-gondor' }], evil: [{ unit: 'orc-warrior' }], dice: { rolls: [5, 5, 2, 6] } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ winner: 'evil', duel: { tie: 'die' }, slain: [{ side: 'good', combatant: 0, model: 0, part: 'rider' }], dice: { seed: null } });
  });

  it('says which die is due, and which are left over', async () => {
    const few = await post('fight/resolve', { good: [man], evil: [orc], dice: { rolls: [5] } });
    expect(few).toMatchObject({ status: 422, body: { code: 'dice-exhausted', detail: expect.stringContaining('duel') as never } });
    const many = await post('fight/resolve', { good: [man], evil: [orc], dice: { rolls: [5, 1, 1, 1, 1] } });
    expect(many).toMatchObject({ status: 422, body: { code: 'dice-unused', errors: [{ pointer: '/dice/rolls/3' }] } });
  });

  it('gives the same bytes for the same seed', async () => {
    const request = { good: [man], evil: [orc], dice: { seed: 'weathertop' } };
    expect((await post('fight/resolve', request)).body).toEqual((await post('fight/resolve', request)).body);
  });

  it('SB-FIGHT-008 refuses several on both sides, through both doors alike', async () => {
    const request = { good: [man, man], evil: [orc, orc] };
    expect(await post('fight/odds', request)).toMatchObject({ status: 422, body: { code: 'multiple-both-sides' } });
    const { errors } = await graphql('fightOdds', 'StrategyBattleFightInput', '{ win { good { fraction } } }', request);
    expect((errors as unknown as { extensions: { code: string } }[])[0]?.extensions.code).toBe('multiple-both-sides');
  });

  it('SB-FIGHT-008 says the same through GraphQL', async () => {
    const { data } = await graphql('fightOdds', 'StrategyBattleFightInput', '{ win { good { fraction } } assumptions versions { content } }', { good: [man], evil: [{ unit: 'moria-goblin-warrior', count: 3 }] });
    expect(data).toMatchObject({ strategyBattle: { fightOdds: { win: { good: { fraction: '49/144' } } } } });
  });
});

describe('fate', () => {
  const request = { model: { unit: 'gandalf-the-grey', fate: 1, might: 1, spend: { might: 'to-win' } } };

  it('SB-FATE-003 uses Fate where only Might is spoken of', async () => {
    const { status, body } = await post('fate/odds', request);
    expect({ status, allSaved: body.allSaved }).toMatchObject({ status: 200, allSaved: { fraction: '2/3' } });
  });

  it('SB-FATE-002 uses none where none is wanted', async () => {
    const { body } = await post('fate/odds', { model: { ...request.model, spend: { fate: 'none' } } });
    expect(body.allSaved).toMatchObject({ fraction: '0/1' });
  });
});
