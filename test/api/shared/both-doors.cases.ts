import { describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isNonNullType, type GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import supertest from 'supertest';
import { SCHEMA_FILE } from '../../../src/api/shared/docs/documents.service.js';
import { askGraphql, faultsOf } from '../../support/graphql.js';
import { expectToMatchOpenApi } from '../../support/openapi.js';
import { app } from '../../support/real-doors.js';

const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
const VALIDATE = '/v1/strategy-battle/armies/validate';
const entry = { unit: 'orc-warrior', count: 1 };
const army = { side: 'evil', entries: [entry] };
type Fault = readonly [pointer: string, code: string];

/** JSON as GraphQL spells it inline: keys without quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{ ${Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner)}`).join(', ')} }`;
  return JSON.stringify(value);
}

describe('the same fault has the same code and pointer through REST, GraphQL variables and GraphQL literals', () => {
  it.each<[string, unknown, readonly Fault[]]>([
    ['a text for a number', { ...army, entries: [{ ...entry, count: '1' }] }, [['/entries/0/count', 'wrong-type']]],
    ['a fraction for a whole number', { ...army, entries: [{ ...entry, count: 1.5 }] }, [['/entries/0/count', 'wrong-type']]],
    ['a number out of range', { ...army, entries: [{ ...entry, count: 0 }] }, [['/entries/0/count', 'out-of-range']]],
    ['a number beyond 32 bits', { ...army, entries: [{ ...entry, count: 4_294_967_296 }] }, [['/entries/0/count', 'out-of-range']]],
    ['an unknown key', { ...army, entires: [] }, [['/entires', 'unknown-key']]],
    ['an unknown key deep down', { ...army, entries: [{ ...entry, cuont: 1 }] }, [['/entries/0/cuont', 'unknown-key']]],
    ['a missing key', { entries: [entry] }, [['/side', 'required']]],
    ['a missing key deep down', { ...army, entries: [{ count: 1 }] }, [['/entries/0/unit', 'required']]],
    ['null where none may be', { ...army, entries: null }, [['/entries', 'wrong-type']]],
    ['a value for a list', { ...army, entries: [{ ...entry, options: 'shield' }] }, [['/entries/0/options', 'wrong-type']]],
    ['an item of the wrong type', { ...army, entries: [{ ...entry, options: ['shield', 2] }] }, [['/entries/0/options/1', 'wrong-type']]],
    ['a word that is not in the list', { ...army, side: 'neutral' }, [['/side', 'not-allowed']]],
    ['a list for the whole', [army], [['', 'wrong-type']]],
    ['faults of all kinds at once', { side: 'neutral', entires: 1, entries: [{ unit: 5, count: 0 }] },
      [['/side', 'not-allowed'], ['/entries/0/unit', 'wrong-type'], ['/entries/0/count', 'out-of-range'], ['/entires', 'unknown-key']]],
    ['an id that does not exist', { ...army, entries: [{ ...entry, unit: 'orc-warior' }] }, [['/entries/0/unit', 'unknown-unit']]],
  ])('%s', async (_what, input, faults) => {
    const rest = await supertest(app.getHttpServer()).post(VALIDATE).send(input as object);
    const { code, errors } = rest.body as { code: string; errors: readonly { pointer: string; code: string }[] };
    expect([rest.status, code, errors.map((error) => [error.pointer, error.code])]).toEqual([422, 'invalid-input', faults]);
    expectToMatchOpenApi(rest);
    const field = (argument: string): string => `strategyBattle { armyValidate(input: ${argument}) { valid } }`;
    const byVariable = await askGraphql(app, `query ($input: StrategyBattleArmyInput!) { ${field('$input')} }`, { input });
    expect(faultsOf(byVariable.errors)).toEqual([['invalid-input', faults]]);
    const byLiteral = await askGraphql(app, `{ ${field(literal(input))} }`);
    expect(faultsOf(byLiteral.errors)).toEqual([['invalid-input', faults]]);
  });

  it('1e309 is refused, and not taken for infinity', async () => {
    const body = '{"side":"evil","entries":[{"unit":"orc-warrior","count":1e309}]}';
    const rest = await supertest(app.getHttpServer()).post(VALIDATE).set('content-type', 'application/json').send(body);
    expect((rest.body as { errors: readonly object[] }).errors).toEqual([expect.objectContaining({ pointer: '/entries/0/count', code: 'out-of-range' })]);
    const graphql = await askGraphql(app, '{ strategyBattle { armyValidate(input: { side: "evil", entries: [{ unit: "orc-warrior", count: 1e309 }] }) { valid } } }');
    expect(faultsOf(graphql.errors)).toEqual([['invalid-input', [['/entries/0/count', 'out-of-range']]]]);
  });

  it('a variable that is not given is a missing key', async () => {
    const answer = await askGraphql(app, 'query ($input: StrategyBattleArmyInput!) { strategyBattle { armyValidate(input: $input) { valid } } }', {});
    expect(faultsOf(answer.errors)).toEqual([['invalid-input', [['', 'required']]]]);
  });

  it('what stands beside the operation that runs is left alone: it has variables of its own', async () => {
    const query = 'query A($x: Int) { strategyBattle { units(first: $x) { totalCount nodes { id } } } } query B($x: StrategyBattleArmyInput!) { strategyBattle { armyValidate(input: $x) { valid } } }';
    for (const operationName of ['A', 'A', 'B']) {
      const variables = { x: operationName === 'A' ? 1 : { side: 'evil', entries: [] } };
      const answer = await supertest(app.getHttpServer()).post('/graphql').send({ query, operationName, variables });
      expect([answer.status, answer.body]).toEqual([200, { data: { strategyBattle: expect.any(Object) as unknown } }]);
    }
  });

  it.each(['-1', '-0', '1.5', '1e0', '79', 'NaN', ''])('a cursor that is forged to stand at "%s" is refused', async (position) => {
    const ask = (cursor: string) => supertest(app.getHttpServer()).get(`/v1/strategy-battle/units?limit=1&cursor=${cursor}`);
    const first = await supertest(app.getHttpServer()).get('/v1/strategy-battle/units?limit=1');
    const [fingerprint] = Buffer.from((first.body as { nextCursor: string }).nextCursor, 'base64url').toString('latin1').split('.');
    const answer = await ask(Buffer.from(`${fingerprint}.${position}`).toString('base64url'));
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ pointer: '/cursor', code: 'invalid-cursor' }] }]);
  });

  it.each<[string, string, string, string, string]>([
    ['a page that is too large', 'limit=201', 'first: 201', '/limit /first', 'out-of-range'],
    ['a page of letters', 'limit=abc', 'first: "abc"', '/limit /first', 'wrong-type'],
    ['a broken cursor', 'cursor=nonsense', 'after: "nonsense"', '/cursor /after', 'invalid-cursor'],
    ['a sort that does not exist', 'sort=ponits', 'sort: ["ponits"]', '/sort/0 /sort/0', 'not-allowed'],
    ['a filter that does not exist', 'sdie=evil', 'sdie: "evil"', '/sdie /sdie', 'unknown-key'],
    ['a word that is not in the list', 'side=neutral', 'side: "neutral"', '/side /side', 'not-allowed'],
  ])('%s', async (_what, query, args, pointers, code) => {
    const [restPointer, graphqlPointer] = pointers.split(' ');
    const rest = await supertest(app.getHttpServer()).get(`/v1/strategy-battle/units?${query}`);
    expect([rest.status, (rest.body as { errors: readonly { pointer: string; code: string }[] }).errors.map((error) => [error.pointer, error.code])]).toEqual([422, [[restPointer, code]]]);
    expectToMatchOpenApi(rest);
    const graphql = await askGraphql(app, `{ strategyBattle { units(${args}) { totalCount } } }`);
    expect(faultsOf(graphql.errors)).toEqual([['invalid-input', [[graphqlPointer, code]]]]);
  });

  it('a parameter that is repeated is refused', async () => {
    const { body } = await supertest(app.getHttpServer()).get('/v1/strategy-battle/units?limit=1&limit=2');
    expect((body as { errors: readonly object[] }).errors).toEqual([expect.objectContaining({ pointer: '/limit', code: 'too-many' })]);
  });
});

describe('several questions in one query', () => {
  it('are answered each for itself: what is at fault is null, and its error says where', async () => {
    const two = '[{ unit: "orc-warrior" }, { unit: "orc-warrior" }]';
    const answer = await askGraphql(app, `{
      strategyBattle {
        fightOdds(input: { good: ${two}, evil: ${two} }) { method }
        armyValidate(input: { side: "evil", entries: [{ unit: "orc-warrior" }] }) { points }
        unit(id: "orc-warior") { id }
        units(wargear: "sheild") { totalCount }
      }
      fellowship { spells(first: 1, sort: "id") { totalCount } spell(id: "nothing-such") { id } }
    }`);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      strategyBattle: { fightOdds: null, armyValidate: { points: 5 }, unit: null, units: null },
      fellowship: { spells: { totalCount: expect.any(Number) }, spell: null },
    });
    expect(answer.errors.map(({ path, extensions }) => [path?.join('/'), extensions.code]).sort()).toEqual([
      ['fellowship/spell', 'unknown-spell'], ['strategyBattle/fightOdds', 'multiple-both-sides'],
      ['strategyBattle/unit', 'unknown-unit'], ['strategyBattle/units', 'invalid-input'],
    ]);
  });

  it('have answers that may fail nowhere but in fields that may be null', () => {
    const query = schema.getQueryType()?.getFields() ?? {};
    const systems = Object.values(query).filter(({ name }) => name !== 'meta');
    const asked = systems.flatMap(({ type }) => Object.values((getNamedType(type) as GraphQLObjectType).getFields())).filter(({ args }) => args.length > 0);
    expect(asked.length).toBeGreaterThan(100);
    expect([...systems, ...asked].filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a syntax error', '{ meta { name }'],
    ['a field that does not exist', '{ meta { nmae } }'],
    ['an operation that is not there', 'query A { meta { name } } query B { meta { name } }'],
  ])('through GraphQL, %s, is malformed', async (_what, query) => {
    const answer = await askGraphql(app, query);
    expect([answer.status, answer.data, answer.errors.map(({ extensions }) => extensions)]).toEqual([400, undefined, [{ code: 'malformed', errors: [] }]]);
  });
});
