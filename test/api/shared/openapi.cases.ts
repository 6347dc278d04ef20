import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import supertest from 'supertest';
import { expectToMatchOpenApi, openApi } from '../../support/openapi.js';
import { app } from '../../support/real-doors.js';

interface Described { readonly description?: string; readonly properties?: Readonly<Record<string, Described>> }
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string; readonly schema?: { readonly examples?: readonly string[] } }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

const paths = openApi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
const schemas = (openApi.components?.schemas ?? {}) as unknown as Readonly<Record<string, Described>>;

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

  const examples = operations.filter(({ operation }) => operation.requestBody);
  it.each(examples.map(({ path, operation }) => [path, operation] as const))('has an example for %s that runs', async (path, operation) => {
    const example = operation.requestBody?.content['application/json']?.example;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => operation.parameters?.find((parameter) => parameter.name === name)?.schema?.examples?.[0] ?? '');
    const answer = await supertest(app.getHttpServer()).post(address).send(example);
    expect({ status: answer.status, errors: (answer.body as { errors?: unknown }).errors }).toEqual({ status: 200, errors: undefined });
    expectToMatchOpenApi(answer);
  });

  const plain = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}) && !path.includes('{'));
  it.each(plain)('is right about GET %s', async (path) => {
    const answer = await supertest(app.getHttpServer()).get(path);
    expect(answer.status).toBe(200);
    expectToMatchOpenApi(answer);
  });
});
