import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import supertest from 'supertest';
import type { IndexView, RuleSystemIndexView } from '../../../src/api/meta/index.view.js';
import type { MetaView } from '../../../src/api/meta/meta.view.js';
import { RULE_SYSTEMS } from '../../../src/rules/rule-systems.js';
import { expectToMatchOpenApi, openApi } from '../../support/openapi.js';
import { askGraphql } from '../../support/graphql.js';
import { app } from '../../support/real-doors.js';

interface Described { readonly description?: string; readonly properties?: Readonly<Record<string, Described>> }
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string; readonly example?: string | number | boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

const paths = openApi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
const schemas = (openApi.components?.schemas ?? {}) as unknown as Readonly<Record<string, Described>>;

interface GraphqlSystem {
  readonly name: string;
  readonly type: { readonly fields: readonly { readonly name: string }[] };
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and names each operation once', () => {
    expect(openApi.openapi).toBe('3.1.0');
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes every operation, parameter, schema and field', () => {
    const bare = [
      ...operations.filter(({ operation }) => !operation.summary || !operation.description).map(({ path, method }) => `${method} ${path}`),
      ...operations.flatMap(({ path, operation }) => (operation.parameters ?? []).filter(({ description }) => !description).map(({ name }) => `${path} ${name}`)),
      ...Object.entries(schemas).flatMap(([name, schema]) => [
        ...(schema.description ? [] : [name]),
        ...Object.entries(schema.properties ?? {}).filter(([, field]) => !field.description).map(([field]) => `${name}.${field}`),
      ]),
    ];
    expect(bare).toEqual([]);
  });

  it('names every parameter that stands in a path', () => {
    const missing = operations.flatMap(({ path, method, operation }) => [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1])
      .filter((name) => !operation.parameters?.some((parameter) => parameter.in === 'path' && parameter.name === name)).map((name) => `${method} ${path} ${name}`));
    expect(missing).toEqual([]);
  });

  it('points to nothing that is not there', () => {
    const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const groups = openApi.components as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(([, group = '', name = '']) => !groups[group]?.[name]).map(([reference]) => reference)).toEqual([]);
  });

  it('is served as it is committed, and so is the schema', async () => {
    const caller = supertest(app.getHttpServer());
    expect((await caller.get('/openapi.json')).body).toEqual(openApi);
    expect(buildSchema((await caller.get('/schema.graphql')).text).getQueryType()?.getFields()).toHaveProperty('strategyBattle');
  });

  /** The address that the examples of the path's parameters make. */
  const addressOf = (path: string, { parameters = [] }: Operation): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => parameters.find((parameter) => parameter.name === name)?.example?.toString() ?? '');

  it.each(operations.map(({ path, method, operation }) => [method.toUpperCase(), path, operation] as const))('has an example for %s %s that runs', async (method, path, operation) => {
    const caller = supertest(app.getHttpServer());
    const address = addressOf(path, operation);
    const answer = await (method === 'GET' ? caller.get(address) : caller.post(address).send(operation.requestBody?.content['application/json']?.example));
    expect({ status: answer.status, errors: (answer.body as { errors?: unknown }).errors }).toEqual({ status: 200, errors: undefined });
    expectToMatchOpenApi(answer);
  });

  it('has examples of what is asked between the rolls that show something', async () => {
    const questions = operations.filter(({ path }) => path.includes('/turn-rulings/'));
    expect(questions.length).toBeGreaterThan(10);
    for (const { path, operation } of questions) {
      const { body } = await supertest(app.getHttpServer()).post(path).send(operation.requestBody?.content['application/json']?.example);
      expect([path, (body as { holds: boolean }).holds]).toEqual([path, true]);
    }
  });

  const parameters = operations.flatMap(({ path, operation }) => (operation.parameters ?? []).flatMap(({ name, in: place, example }) =>
    (place === 'query' && example !== undefined ? [{ path, name, example, operation }] : [])));
  it.each(parameters)('has an example for $name of $path that runs', async ({ path, name, example, operation }) => {
    const answer = await supertest(app.getHttpServer()).get(addressOf(path, operation)).query({ [name]: example });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    const { total } = answer.body as { total?: number };
    if (total !== undefined) expect(total).toBeGreaterThan(0);
  });

  it('is what the indexes say: every route of a rule system stands in its index, and every rule system in that of all', async () => {
    const caller = supertest(app.getHttpServer());
    const { ruleSystems } = (await caller.get('/v1').expect(200)).body as IndexView;
    const { rulesets } = (await caller.get('/v1/meta')).body as MetaView;
    expect(ruleSystems.map(({ id }) => id)).toEqual(RULE_SYSTEMS.map(({ id }) => id));
    for (const { href } of ruleSystems) {
      const answer = await caller.get(href);
      const { collections, operations: others } = answer.body as RuleSystemIndexView;
      const told = [...collections.flatMap((one) => [`get ${one.href}`, `get ${one.item}`]), ...others.map((one) => `${one.method.toLowerCase()} ${one.href}`)];
      expect(told.sort()).toEqual(operations.filter(({ path }) => path.startsWith(`${href}/`)).map(({ method, path }) => `${method} ${path}`).sort());
      expect(collections.map(({ name }) => name)).toEqual(Object.keys(rulesets.find((ruleset) => href.endsWith(ruleset.id))?.counts ?? {}));
      expect((await caller.get(href).set('if-none-match', String(answer.headers.etag))).status).toBe(304);
    }
  });

  it('is what the indexes say of GraphQL: every field of a rule system stands beside its route', async () => {
    const { data } = await askGraphql<{ __schema: { queryType: { fields: readonly GraphqlSystem[] } } }>(app, '{ __schema { queryType { fields { name type { name fields { name } } } } } }');
    for (const { id } of RULE_SYSTEMS) {
      const { graphql, collections, operations: others } = (await supertest(app.getHttpServer()).get(`/v1/${id}`)).body as RuleSystemIndexView;
      const system = data?.__schema.queryType.fields.find(({ name }) => name === graphql);
      const told = [...collections.flatMap((one) => [one.graphql, one.graphqlItem]), ...others.map((one) => one.graphql)];
      const fields = system?.type.fields.map(({ name }) => name) ?? [];
      expect(told.filter((name) => name !== null).sort()).toEqual([...fields].sort());
      expect(others.filter((one) => one.graphql === null).map(({ href }) => href)).toEqual([`/v1/${id}/bulk`]);
    }
  });
});
