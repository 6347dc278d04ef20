import { beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATION_DOORS } from '../../../src/api/fellowship/operations/operation-doors.js';
import { QUESTION_DOORS } from '../../../src/api/fellowship/operations/question-doors.js';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import type { Shape } from '../../../src/api/shared/fields/field-spec.js';
import { readGoldenTables } from '../../golden/golden-case.js';
import { app } from '../../support/real-doors.js';
import { everythingOf } from '../../support/selection.js';
import { Asking, injected } from '../strategy-battle/asking.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app), { id: 'fellowship', field: 'fellowship' });
});

interface Situation { readonly operation: string; readonly request: Readonly<Record<string, unknown>>; readonly dice?: readonly number[] }
interface Sent { readonly path: string; readonly field: string; readonly input: Shape; readonly view: Shape; readonly body: object }

const rows = readGoldenTables('fellowship').flatMap(({ cases }) => cases).filter(({ kind }) => kind !== 'records');

/** Where a row of the golden tables goes: an operation is asked for its odds, or played with the dice of the row. */
function sentTo({ operation, request, dice }: Situation): Sent {
  const question = QUESTION_DOORS.find(({ field }) => field === operation);
  if (question !== undefined) return { path: question.path, field: question.field, input: question.input, view: question.view, body: request };
  const door = OPERATION_DOORS.find(({ field }) => field === operation);
  if (door === undefined) throw new Error(`There is no door for ${operation}.`);
  const [form, view] = dice === undefined ? (['odds', door.oddsView] as const) : (['resolve', door.resultView] as const);
  const field = `${door.field}${dice === undefined ? 'Odds' : 'Resolve'}`;
  return { path: `${door.path}/${form}`, field, input: door.input, view, body: dice === undefined ? request : { ...request, dice: { rolls: dice } } };
}

interface Refusal { readonly code?: string; readonly errors?: readonly object[] }

async function throughBoth({ path, field, input, view, body }: Sent): Promise<{ readonly rest: { readonly status: number; readonly body: object & Refusal }; readonly graphql: unknown; readonly refusal: Refusal }> {
  const rest = await ask.post<object & Refusal>(path, body);
  const { body: answer } = await ask.graphql(`${field}(input: $input) ${everythingOf(view)}`, { input: body }, `($input: ${nameOf(input).name}!)`);
  const extensions = (answer.errors?.[0]?.extensions ?? {}) as Refusal;
  return { rest, graphql: answer.data?.fellowship?.[field], refusal: { code: extensions.code, errors: extensions.errors } };
}

/** `Asking` holds every answer against the OpenAPI document. */
describe('every example of the ledger through both doors', () => {
  it('reaches every door', () => {
    const reached = new Set(rows.map(({ given }) => (given as Situation).operation));
    expect([...OPERATION_DOORS, ...QUESTION_DOORS].map(({ field }) => field).filter((field) => !reached.has(field))).toEqual([]);
  });

  const answered = rows.filter(({ kind }) => kind !== 'refused').map((row) => [`${row.rule} ${row.name}`, row.given as Situation] as const);

  it.each(answered)('%s: one answer', async (_, given) => {
    const { rest, graphql } = await throughBoth(sentTo(given));
    expect([rest.status, rest.body]).toEqual([200, expect.anything()]);
    expect(graphql).toEqual(rest.body);
    expect(rest.body).toMatchObject({ versions: { content: expect.any(String) }, assumptions: expect.any(Array) });
  });

  const refused = rows.filter(({ kind }) => kind === 'refused').map((row) => [`${row.rule} ${row.name}`, row.given as Situation, row.expect as { readonly rule?: string; readonly pointer?: string; readonly code?: string }] as const);

  it.each(refused)('%s: one refusal', async (_, given, { rule, pointer, code = 'rule-violated' }) => {
    const { rest, refusal } = await throughBoth(sentTo(given));
    expect([rest.status, rest.body.code]).toEqual([422, code === 'rule-violated' ? 'rule-violated' : 'invalid-input']);
    expect(rest.body.errors).toContainEqual(expect.objectContaining({ code, ...(rule === undefined ? {} : { rule }), ...(pointer === undefined ? {} : { pointer }) }));
    expect(refusal).toEqual({ code: rest.body.code, errors: rest.body.errors });
  });
});

describe('a seed', () => {
  it.each(OPERATION_DOORS.map((door) => [door.path, door] as const))('gives %s the same bytes again', async (_, door) => {
    const row = rows.find(({ kind, given }) => kind === 'odds' && (given as Situation).operation === door.field);
    const body = { ...(row?.given as Situation).request, dice: { seed: 'weathertop' } };
    const [first, second] = [await ask.post(`${door.path}/resolve`, body), await ask.post(`${door.path}/resolve`, body)];
    expect(first.status).toBe(200);
    expect(first).toEqual(second);
    const rolls = (first.body.dice as { readonly rolls: readonly { readonly face: number }[] }).rolls.map(({ face }) => face);
    const again = await ask.post(`${door.path}/resolve`, { ...body, dice: { rolls } });
    expect({ ...again.body, dice: null }).toEqual({ ...first.body, dice: null });
  });
});
