import type { Collection, Identified } from '../../../src/api/shared/collections/collection.js';
import type { FieldSpec } from '../../../src/api/shared/fields/field-spec.js';
import { graphqlOutcome, restOutcome, type Asking, type Outcome } from './asking.js';

/** A page in the words of neither door. */
export interface Listing {
  readonly ids: readonly string[];
  readonly total: number;
  readonly next: string | null;
}
/** A collection of any rulebook. */
type Listed = Pick<Collection<never, Identified>, 'path' | 'plural'> & { readonly filters: readonly { readonly field: FieldSpec }[] };
type Asked = Readonly<Record<string, unknown>>;

interface RestList {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
  readonly nextCursor: string | null;
}
interface GraphqlList {
  readonly nodes: readonly { readonly id: string }[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Asks for a page by the names of REST: `limit` and `cursor` become `first` and `after`, whose faults get the names of REST again. */
export async function throughBothDoors(ask: Asking, collection: Listed, asked: Asked): Promise<readonly [Outcome<Listing>, Outcome<Listing>]> {
  const rest = restOutcome<RestList>(await ask.get(collection.path, { fields: 'id', ...asked }));
  const [fields, variables, declared] = graphqlQuery(collection, asked);
  const graphql = graphqlOutcome<GraphqlList>(await ask.graphql(fields, variables, declared), collection.plural, ask.system.field);
  return [
    told(rest, ({ items, total, nextCursor }) => ({ ids: items.map(({ id }) => id), total, next: nextCursor })),
    renamed(told(graphql, ({ nodes, totalCount, pageInfo }) => ({ ids: nodes.map(({ id }) => id), total: totalCount, next: pageInfo.hasNextPage ? pageInfo.endCursor : null }))),
  ];
}

const told = <From, To>(outcome: Outcome<From>, tell: (data: From) => To): Outcome<To> => ('data' in outcome ? { data: tell(outcome.data) } : outcome);

const GRAPHQL_NAMES: Readonly<Record<string, string>> = { limit: 'first', cursor: 'after' };
const REST_NAMES: Readonly<Record<string, string>> = { '/first': '/limit', '/after': '/cursor' };

function renamed<Data>(outcome: Outcome<Data>): Outcome<Data> {
  if ('data' in outcome) return outcome;
  return { code: outcome.code, faults: outcome.faults.map(([pointer, code]) => [REST_NAMES[pointer] ?? pointer, code]) };
}

function graphqlQuery({ plural, filters }: Listed, asked: Asked): readonly [fields: string, variables: object, declared: string] {
  const types: Readonly<Record<string, string>> = {
    limit: 'Int!', cursor: 'String', sort: '[String!]!', ids: '[String!]', q: 'String',
    ...Object.fromEntries(filters.map(({ field }) => [field.name, GRAPHQL_TYPES[field.value.kind] ?? 'String'])),
  };
  const names = Object.keys(asked);
  const list = names.map((name) => `${GRAPHQL_NAMES[name] ?? name}: $${name}`).join(', ');
  return [
    `${plural}${list ? `(${list})` : ''} { nodes { id } totalCount pageInfo { hasNextPage endCursor } }`,
    asked,
    names.length > 0 ? `(${names.map((name) => `$${name}: ${types[name] ?? 'String'}`).join(', ')})` : '',
  ];
}

const GRAPHQL_TYPES: Readonly<Record<string, string>> = { flag: 'Boolean', 'whole-number': 'Int' };
