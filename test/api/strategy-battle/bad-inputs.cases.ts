import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Identified } from '../../../src/api/shared/collections/collection.js';
import { COLLECTIONS } from '../../../src/api/strategy-battle/catalogue/collections.js';
import type { StrategyCollection } from '../../../src/api/strategy-battle/catalogue/strategy-collection.js';
import { app } from '../../support/real-doors.js';
import { strategyBattle } from '../../support/reference.js';
import { Asking, graphqlOutcome, restOutcome, type Json, type Outcome, injected } from './asking.js';
import { BAD_ARMIES, BAD_BATCHES, BAD_PARAMETERS, BAD_PROFILES } from './bad-inputs.js';
import { throughBothDoors } from './listing.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app));
});

const raw = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json));

async function outcomes(path: string, field: string, input: string, body: Json, selection: string): Promise<readonly Outcome<unknown>[]> {
  const graphql = await ask.graphql(`${field}(input: $input) { ${selection} }`, `{"input":${raw(body)}}`, `($input: StrategyBattle${input}!)`);
  return [restOutcome(await ask.post(path, body)), graphqlOutcome(graphql, field)];
}

describe.each([
  { path: 'profiles/resolve', field: 'profileResolve', input: 'ProfileInput', selection: 'points', table: BAD_PROFILES },
  { path: 'armies/validate', field: 'armyValidate', input: 'ArmyInput', selection: 'points', table: BAD_ARMIES },
  { path: 'armies/validate-batch', field: 'armyValidateBatch', input: 'ArmyBatchInput', selection: 'results { index }', table: BAD_BATCHES },
])('$path and $field refuse alike', ({ path, field, input, selection, table }) => {
  it.each(table)('$what', async ({ body, faults, code = 'invalid-input' }) => {
    const refusal = { code, faults };
    expect(await outcomes(path, field, input, body, selection)).toEqual([refusal, refusal]);
  });
});

describe('a batch refuses a force as if sent alone', () => {
  it.each(BAD_ARMIES)('$what', async ({ body, faults, code = 'invalid-input' }) => {
    const batch = `{"armies":[${raw(body)},{"side":"good","entries":[]}]}`;
    const item = { index: 0, status: 422, problem: { code, errors: faults.map(([pointer, code]) => ({ pointer, code })) } };
    const other = { index: 1, status: 200 };
    const selection = 'results { index status problem { code errors { pointer code } } }';
    for (const outcome of await outcomes('armies/validate-batch', 'armyValidateBatch', 'ArmyBatchInput', batch, selection)) {
      expect(outcome).toMatchObject({ data: { results: [item, other] } });
    }
  });
});

describe.each(COLLECTIONS)('lists of $nouns refuse alike', (collection) => {
  it.each(BAD_PARAMETERS)('$what', async ({ asked, faults }) => {
    const refusal = { code: 'invalid-input', faults };
    expect(await throughBothDoors(ask, collection, asked)).toEqual([refusal, refusal]);
  });

  it('ids that do not exist', async () => {
    const refusal = { code: 'invalid-input', faults: [['/ids/1', collection.unknown.entry], ['/ids/2', collection.unknown.entry]] };
    expect(await throughBothDoors(ask, collection, { ids: [firstId(collection), 'constructor', 'x'] })).toEqual([refusal, refusal]);
  });

  it('an id that is no resource', async () => {
    const missing = { code: collection.unknown.resource, faults: [['/id', collection.unknown.entry]] };
    expect(restOutcome(await ask.get(`${collection.path}/__proto__`))).toEqual(missing);
    expect(graphqlOutcome(await ask.graphql(`${collection.singular}(id: "__proto__") { id }`), collection.singular)).toEqual(missing);
  });

  it('unknown parameters and fields, with what may have been meant', async () => {
    const { status, body } = await ask.get(collection.path, { sorts: 'id', fields: 'id,sorce' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [
      { pointer: '/fields/1', code: 'not-allowed', suggestions: ['source'] },
      { pointer: '/sorts', code: 'unknown-key', suggestions: ['sort'] },
    ] });
  });
});

const FILTERS = COLLECTIONS.flatMap((collection) => collection.filters.map(({ field, known }) => ({ collection, path: collection.path, name: field.name, kind: field.value.kind, known })));

describe('filters refuse alike', () => {
  it.each(FILTERS)('$path?$name= where the value is nothing', async ({ collection, name, kind, known }) => {
    const [rest, graphql] = await throughBothDoors(ask, collection, { [name]: BAD_VALUES[kind] });
    expect(graphql).toEqual(rest);
    expect(rest).toEqual({ code: 'invalid-input', faults: [[`/${name}`, known === null ? expect.any(String) : expect.stringMatching(/^unknown-/)]] });
  });
});

const BAD_VALUES: Readonly<Record<string, unknown>> = { choice: 'nothing', id: 'nothing', flag: 'yes', 'whole-number': -1, text: '' };
const firstId = ({ records }: StrategyCollection<Identified>): string | undefined => records(strategyBattle)[0]?.id;

describe('bodies that are no JSON object', () => {
  it.each([['no JSON', '{', 400, 'malformed'], ['a list', '[]', 422, 'invalid-input'], ['null', 'null', 422, 'invalid-input'], ['nothing', '', 400, 'malformed']])('%s', async (_what, body, status, code) => {
    const answer = await ask.post('armies/validate', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('more than 1 MiB', async () => {
    const answer = await ask.post('armies/validate', { side: 'good', entries: [], padding: 'x'.repeat(1_048_576) });
    expect([answer.status, answer.body.code]).toEqual([413, 'body-too-large']);
  });
});
