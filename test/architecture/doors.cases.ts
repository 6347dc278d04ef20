import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isObjectType, type GraphQLArgument, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';
import { OPENAPI_FILE, SCHEMA_FILE } from '../../src/api/shared/docs/documents.service.js';

interface Described {
  readonly description?: string;
}
interface Operation extends Described {
  readonly summary?: string;
  readonly parameters?: readonly (Described & { readonly name: string })[];
  readonly responses: Readonly<Record<string, Described>>;
}
interface Schema extends Described {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const openApi = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApi;
const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));

/** Routes without a twin, and why. The list may only become shorter. */
const ALONE = new Map([['bulk', 'a GraphQL query says itself what it wants of the whole rule system']]);

const routes = Object.entries(openApi.paths).flatMap(([path, methods]) => {
  const [, version, system = '', ...rest] = path.split('/');
  return version === 'v1' && rest.length > 0 ? Object.keys(methods).map((method) => ({ method, path, system, rest })) : [];
});

const camel = (kebab: string): string => kebab.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const singular = (word: string): string =>
  ['wargear', 'terrain'].includes(word) ? `${word}-item` : word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Two things at one path, read and asked: GraphQL calls one of them otherwise. */
const SHARED_PATHS = new Map([
  ['mobilization', ['mobilizations', 'mobilizationOf']], ['recruitment', ['recruitments', 'recruitmentOf']], ['scenarios/{id}/setup', ['scenarioMatchSetup']],
]);

/**
 * `units` → `units`, `units/{id}` → `unit`, `scenarios/{id}/map.svg` → `scenarioMap`, `armies/validate-batch` →
 * `armyValidateBatch`. An operation that is plural by name keeps it: `heroic-actions/odds` → `heroicActionsOdds`.
 */
function twinsOf(path: readonly string[]): string[] {
  return [...(SHARED_PATHS.get(path.join('/')) ?? []), ...usualTwinsOf(path)];
}

function usualTwinsOf([first = '', second, ...asked]: readonly string[]): string[] {
  if (second === undefined) return [camel(first)];
  if (second.startsWith('{')) return [camel(singular(first)) + asked.map((part) => upper(camel(part.replace(/\.\w+$/, '')))).join('')];
  return [singular(first), first].map((word) => camel(word) + upper(camel(second)));
}

function fieldsOf(system: string): string[] {
  const group = schema.getQueryType()?.getFields()[camel(system)];
  return group === undefined ? [] : Object.keys((getNamedType(group.type) as GraphQLObjectType).getFields());
}

describe('the two doors', () => {
  test('there are routes to compare', () => {
    expect(routes.length).toBeGreaterThan(15);
  });

  test('every REST route has its GraphQL twin', () => {
    const alone = routes.filter(({ system, rest }) => !ALONE.has(rest.join('/')) && !twinsOf(rest).some((twin) => fieldsOf(system).includes(twin)));
    expect(alone.map(({ method, path, rest }) => `${method} ${path} → ${twinsOf(rest).join(' or ')}`)).toEqual([]);
  });

  test('every GraphQL field of a rule system has its REST route', () => {
    const systems = [...new Set(routes.map((route) => route.system))];
    const lone = systems.flatMap((system) => {
      const twins = new Set(routes.filter((route) => route.system === system).flatMap((route) => twinsOf(route.rest)));
      return fieldsOf(system).filter((field) => !twins.has(field)).map((field) => `${system}.${field}`);
    });
    expect(lone).toEqual([]);
  });

  test('the REST door is described: OpenAPI 3.1, every operation, parameter, answer and property', () => {
    expect(openApi.openapi).toMatch(/^3\.1\./);
    const bare = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => bareParts(operation).map((part) => `${method} ${path} ${part}`)),
    );
    const bareProperties = Object.entries(openApi.components.schemas).flatMap(([name, shape]) =>
      Object.entries(shape.properties ?? {}).filter(([, property]) => !isDescribed(property)).map(([key]) => `${name}.${key}`),
    );
    expect([...bare, ...bareProperties]).toEqual([]);
  });

  test('the GraphQL door is described: every type, field, argument and input', () => {
    const ours = types.filter((type) => type.astNode !== undefined && type.astNode !== null);
    const bare = ours.flatMap(partsOf);
    expect(ours.length).toBeGreaterThan(10);
    expect(bare.filter((part) => (part.description ?? '') === '').map((part) => part.name)).toEqual([]);
  });
});

interface Named {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** A type with everything in it that a caller can name. The root is made by the framework and has no text of its own. */
function partsOf(type: GraphQLNamedType): Named[] {
  const within = (parts: readonly Named[], owner: string): Named[] =>
    parts.map(({ name, description }) => ({ name: `${owner}.${name}`, description }));
  if (isEnumType(type)) return [type, ...within(type.getValues(), type.name)];
  if (isInputObjectType(type)) return [type, ...within(Object.values(type.getFields()), type.name)];
  if (!isObjectType(type)) return [type];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) => within(field.args.map(withTypesDescription), `${type.name}.${field.name}`));
  return [...(type === schema.getQueryType() ? [] : [type]), ...within(fields, type.name), ...args];
}

/** An argument that is a whole input is described by the type of that input. */
function withTypesDescription({ name, description, type }: GraphQLArgument): Named {
  const named = getNamedType(type);
  return { name, description: description ?? (isInputObjectType(named) ? named.description : null) };
}

const isDescribed = (property: Schema): boolean => property.$ref !== undefined || (property.description ?? '') !== '';

function bareParts(operation: Operation): string[] {
  return [
    ...((operation.summary ?? '') === '' ? ['summary'] : []),
    ...((operation.description ?? '') === '' ? ['description'] : []),
    ...(operation.parameters ?? []).filter((parameter) => (parameter.description ?? '') === '').map(({ name }) => `parameter ${name}`),
    ...Object.entries(operation.responses).filter(([, response]) => (response.description ?? '') === '').map(([status]) => `answer ${status}`),
  ];
}
