import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import { OPERATION_DOORS } from '../../../src/api/war-of-the-ring/operations/operation-doors.js';
import { QUESTION_DOORS } from '../../../src/api/war-of-the-ring/operations/question-doors.js';
import { WAR_OF_THE_RING } from '../../../src/api/war-of-the-ring/war-of-the-ring.door.js';
import { bootDoors } from '../../support/doors.js';
import { realSnapshot } from '../../support/real-snapshot.js';
import { everythingOf } from '../../support/selection.js';
import { Asking, injected } from '../strategy-battle/asking.js';
import { BAD_WAR } from './bad-war-inputs.js';
import { WAR_QUESTIONS, WAR_REQUESTS } from './war-requests.js';

let app: NestFastifyApplication;
let ask: Asking;
beforeAll(async () => {
  app = await bootDoors(realSnapshot);
  ask = new Asking(injected(app), WAR_OF_THE_RING);
});
afterAll(async () => {
  await app.close();
});

const graphql = async (field: string, type: string, selection: string, input: object): Promise<unknown> => {
  const { body } = await ask.graphql(`${field}(input: $input) ${selection}`, { input }, `($input: ${type}!)`);
  return body.data?.warOfTheRing?.[field] ?? body.errors;
};

/** GraphQL tells null for what REST leaves out: a step that removes something has no value. */
const asRest = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || !('op' in inner) || inner.op !== 'remove') return inner;
    const { op, path } = inner as { readonly op: string; readonly path?: unknown };
    return { op, path };
  });

/** `Asking` holds every answer against the OpenAPI document. */
describe('every operation has two forms and two doors that agree', () => {
  it('has a request for every operation and question', () => {
    expect(Object.keys(WAR_REQUESTS).sort()).toEqual(OPERATION_DOORS.map(({ path }) => path).sort());
    expect(Object.keys(WAR_QUESTIONS).sort()).toEqual(QUESTION_DOORS.map(({ path }) => path).sort());
  });

  const cases = OPERATION_DOORS.flatMap((door) => (WAR_REQUESTS[door.path] ?? []).map((request, index) => [`${door.path} ${index}`, door, request] as const));

  it.each(cases)('%s: odds', async (_, door, request) => {
    const { status, body } = await ask.post(`${door.path}/odds`, request);
    expect([status, body]).toEqual([200, expect.objectContaining({ versions: expect.anything(), assumptions: expect.any(Array) })]);
    expect(await graphql(`${door.field}Odds`, nameOf(door.input).name, everythingOf(door.oddsView), request)).toEqual(body);
  });

  it.each(cases)('%s: resolve', async (_, door, request) => {
    const seeded = { ...request, dice: { seed: 'weathertop' } };
    const { status, body } = await ask.post(`${door.path}/resolve`, seeded);
    expect([status, body]).toEqual([200, expect.objectContaining({ dice: expect.objectContaining({ seed: 'weathertop' }) })]);
    expect(await graphql(`${door.field}Resolve`, nameOf(door.input).name, everythingOf(door.resultView), seeded)).toEqual(body);
    expect((await ask.post(`${door.path}/resolve`, seeded)).body).toEqual(body);
  });

  const asked = QUESTION_DOORS.flatMap((door) => (WAR_QUESTIONS[door.path] ?? []).map((request, index) => [`${door.path} ${index}`, door, request] as const));

  it.each(asked)('%s', async (_, door, request) => {
    const { status, body } = await ask.post(door.path, request);
    expect([status, body]).toEqual([200, expect.objectContaining({ versions: expect.anything(), assumptions: expect.any(Array) })]);
    expect(asRest(await graphql(door.field, nameOf(door.input).name, everythingOf(door.view), request))).toEqual(body);
  });
});

interface Refusal {
  readonly code: string;
  readonly errors: readonly object[];
}

describe('bad requests are refused alike through both doors', () => {
  it.each(BAD_WAR)('$path: $what', async ({ path, body, code = 'invalid-input', fault }) => {
    const rest = (await ask.post<Refusal>(path, body)).body;
    expect({ code: rest.code, first: rest.errors[0] ?? { pointer: '', code: '' } }).toEqual({ code, first: expect.objectContaining(fault) });
    const [door] = [...OPERATION_DOORS, ...QUESTION_DOORS].filter((one) => one.path === path.split('/')[0]);
    const form = path.split('/')[1] ?? '';
    const { errors = [] } = (await ask.graphql(`${door!.field}${form.charAt(0).toUpperCase()}${form.slice(1)}(input: $input) { assumptions }`, { input: body }, `($input: ${nameOf(door!.input).name}!)`)).body;
    const told = errors[0]?.extensions as unknown as Refusal;
    expect({ code: told.code, errors: told.errors }).toEqual({ code: rest.code, errors: rest.errors });
  });

  it('tells every unknown id of a request at once, each with what it should be, before any rule', async () => {
    const army = { contingents: [{ nation: 'rohn', regular: 99 }, { force: 'entts', elite: 1 }], characters: ['eomer', 'eomr'] };
    const rest = (await ask.post<Refusal>('army', army)).body;
    const told = [
      ['/contingents/0/nation', 'There is no nation "rohn".', ['rohan']],
      ['/contingents/1/force', 'There is no force "entts" without a nation.', ['undead', 'ents-and-huorns', 'wild-men']],
      ['/characters/1', 'There is no character "eomr".', ['eomer']],
    ] as const;
    expect({ code: rest.code, errors: rest.errors }).toEqual({ code: 'invalid-input', errors: told.map(([pointer, detail, suggestions]) => ({ pointer, code: 'unknown-id', detail, suggestions })) });
    const { errors = [] } = (await ask.graphql('army(input: $input) { assumptions }', { input: army }, '($input: WarOfTheRingArmyInput!)')).body;
    expect(errors[0]?.extensions).toEqual({ code: rest.code, errors: rest.errors });
  });

  it('says which die was due, and which was left over', async () => {
    const request = { attacker: { regular: 1 }, defender: { regular: 1 } };
    const few = await ask.post<Refusal>('battle/resolve', { ...request, dice: { rolls: [6] } });
    expect(few.body).toMatchObject({ code: 'dice-exhausted', errors: [{ pointer: '/dice/rolls', code: 'too-few', detail: expect.stringContaining('defender/regular/0') }] });
    const many = await ask.post<Refusal>('battle/resolve', { ...request, dice: { rolls: [1, 1, 1] } });
    expect(many.body).toMatchObject({ code: 'dice-unused', errors: [{ pointer: '/dice/rolls/2', code: 'too-many' }] });
  });

  it('WR-UNIT-007 nowhere makes up what the source lost', async () => {
    const { body } = await ask.get<{ items: readonly { id: string; text: string }[] }>('lost-tables', { limit: 50 });
    expect(body.items.map(({ id }) => id)).toContain('victory');
    const citadel = await ask.get('structures/citadel');
    expect(citadel.body).toMatchObject({ capacity: null, channel: null, areas: ['morannon', 'minas-morgul', 'barad-dur', 'dol-guldur'] });
  });
});
