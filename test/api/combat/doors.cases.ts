import { beforeAll, describe, expect, it } from '@jest/globals';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import { COMBAT_DOORS } from '../../../src/api/strategy-battle/combat/combat-doors.js';
import { QUESTION_DOORS } from '../../../src/api/strategy-battle/combat/question-doors.js';
import { app } from '../../support/real-doors.js';
import { everythingOf } from '../../support/selection.js';
import { Asking, injected } from '../strategy-battle/asking.js';
import { COMBAT_QUESTIONS, COMBAT_REQUESTS } from './combat-requests.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app));
});

const graphql = async (field: string, type: string, selection: string, input: object): Promise<unknown> => {
  const { body } = await ask.graphql(`${field}(input: $input) ${selection}`, { input }, `($input: ${type}!)`);
  return body.data?.strategyBattle?.[field] ?? body.errors;
};

/** `Asking` holds every answer against the OpenAPI document. */
describe('every operation of combat has two forms and two doors that agree', () => {
  it('has a request for every operation', () => {
    expect(Object.keys(COMBAT_REQUESTS).sort()).toEqual(COMBAT_DOORS.map((door) => door.path).sort());
  });

  const cases = COMBAT_DOORS.flatMap((door) => (COMBAT_REQUESTS[door.path] ?? []).map((request, index) => [`${door.path} ${index}`, door, request] as const));

  it.each(cases)('%s: odds', async (_, door, request) => {
    const { status, body } = await ask.post(`${door.path}/odds`, request);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(await graphql(`${door.field}Odds`, nameOf(door.input).name, everythingOf(door.oddsView), request)).toEqual(body);
  });

  it.each(cases)('%s: resolve', async (_, door, request) => {
    const seeded = { ...request, [door.diceKey ?? 'dice']: { seed: 'weathertop' } };
    const { status, body } = await ask.post(`${door.path}/resolve`, seeded);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(await graphql(`${door.field}Resolve`, nameOf(door.input).name, everythingOf(door.resultView), seeded)).toEqual(body);
  });
});

describe('every question has two doors that agree', () => {
  it('has a request for every question', () => {
    expect(Object.keys(COMBAT_QUESTIONS).sort()).toEqual(QUESTION_DOORS.map((door) => door.path).sort());
  });

  const asked = QUESTION_DOORS.flatMap((door) => (COMBAT_QUESTIONS[door.path] ?? []).map((request, index) => [`${door.path} ${index}`, door, request] as const));

  it.each(asked)('%s', async (_, door, request) => {
    const { status, body } = await ask.post(door.path, request);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(await graphql(door.field, nameOf(door.input).name, everythingOf(door.view), request)).toEqual(body);
  });
});
