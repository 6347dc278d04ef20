import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import type { ScenarioDoor } from '../../../src/api/strategy-battle/scenarios/scenario-door.js';
import { SCENARIO_DOORS } from '../../../src/api/strategy-battle/scenarios/scenario-doors.js';
import { app } from '../../support/real-doors.js';
import { seeds } from '../../support/reference.js';
import { everythingOf } from '../../support/selection.js';
import { Asking, injected, type Answer, type Json } from './asking.js';
import { BAD_SCENARIO_REQUESTS, SCENARIO_REQUESTS, type BadScenarioRequest } from './scenario-requests.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app));
});

interface Problem { readonly code: string; readonly errors: readonly object[] }
const asText = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json));
const rest = <Body = object>(door: ScenarioDoor, id: string, body: Json): Promise<Answer<Body>> => ask.post<Body>(`scenarios/${id}/${door.path}`, body);

async function graphql(door: ScenarioDoor, id: string, input: Json): Promise<unknown> {
  const { body } = await ask.graphql(`${door.field}(id: $id, input: $input) ${everythingOf(door.view)}`, `{"id":${JSON.stringify(id)},"input":${asText(input)}}`, `($id: String!, $input: ${nameOf(door.input).name}!)`);
  const [error] = body.errors ?? [];
  return error ? { code: error.extensions.code, errors: error.extensions.errors } : body.data?.strategyBattle?.[door.field];
}

/** `Asking` holds every answer against the OpenAPI document. */
describe('what is asked of a scenario has two doors that agree', () => {
  it('has requests for every door', () => {
    const paths = SCENARIO_DOORS.map(({ path }) => path).sort();
    expect([Object.keys(SCENARIO_REQUESTS).sort(), Object.keys(BAD_SCENARIO_REQUESTS).sort()]).toEqual([paths, paths]);
  });

  const sound = SCENARIO_DOORS.flatMap((door) => (SCENARIO_REQUESTS[door.path] ?? []).map(([id, body], index) => [`${door.path} ${index} ${id}`, door, id, body] as const));
  test.each(sound)('%s', async (_, door, id, request) => {
    const { status, body } = await rest(door, id, request);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(await graphql(door, id, request)).toEqual(body);
  });

  const bad = SCENARIO_DOORS.flatMap((door) => (BAD_SCENARIO_REQUESTS[door.path] ?? []).map((request) => [`${door.path}: ${request.what}`, door, request] as const));
  test.each(bad)('%s', async (_, door, { scenario, body, code = 'invalid-input', faults }: BadScenarioRequest) => {
    const answer = await rest<Problem>(door, scenario, body);
    const told = { code: answer.body.code, errors: answer.body.errors };
    expect([answer.status, told]).toEqual([422, { code, errors: faults.map((fault) => expect.objectContaining(fault) as object) }]);
    expect(await graphql(door, scenario, body)).toEqual(told);
  });

  test.each(SCENARIO_DOORS)('$path: a scenario that there is not', async (door) => {
    const [, body = {}] = SCENARIO_REQUESTS[door.path]?.[0] ?? [];
    const answer = await rest<Problem>(door, `${door.example}s`, body);
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'unknown-scenario', errors: [expect.objectContaining({ pointer: '/id', suggestions: expect.arrayContaining([door.example]) })] })]);
    expect(await graphql(door, `${door.example}s`, body)).toEqual({ code: 'unknown-scenario', errors: answer.body.errors });
  });
});

describe('outcome', () => {
  it('SB-S02-004 answers as the contract has it', async () => {
    const { body } = await ask.post('scenarios/rearguard/outcome', { turn: 12, endOfTurn: true, sides: { good: { starting: 24, left: 0 }, evil: { starting: 24, left: 10 } } });
    expect(body).toMatchObject({ over: true, winner: 'evil', result: 'evil-major', because: ['SB-S02-004'], versions: { content: seeds.version } });
  });

  it('decides nothing at the start of any scenario', async () => {
    for (const { id, participants, objectives } of seeds.strategyBattle.scenarios) {
      const starting = (side: 'good' | 'evil'): number => participants[side].reduce((sum, { count }) => sum + count, 0);
      const told = objectives.some(({ kind }) => kind === 'deed') ? { deeds: [] } : objectives.some(({ kind }) => kind === 'carry-off') ? { itemsGone: [] } : {};
      const sides = { good: { starting: starting('good'), left: starting('good') }, evil: { starting: starting('evil'), left: starting('evil') } };
      const { body } = await ask.post(`scenarios/${id}/outcome`, { turn: 1, endOfTurn: true, sides, ...told });
      expect([id, body]).toEqual([id, expect.objectContaining({ over: false, winner: null, result: null, because: [], capturedBanners: null, unused: [] })]);
    }
  });
});
