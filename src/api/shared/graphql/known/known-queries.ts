import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { GREATEST_QUERY_COST } from '../../../../platform/http/limits.js';
import { argumentSites, operationOf } from '../arguments/argument-sites.js';
import { argumentErrors } from '../arguments/check-arguments.js';
import type { Variables } from '../arguments/literal-value.js';
import { declaresAll } from '../arguments/unread-parts.js';
import { queryCost } from '../query-cost.js';
import { asksReferenceOnly } from './reference-query.js';

/** Most characters of all documents remembered. A parsed document takes up to 250 bytes for each of them. */
export const MOST_CHARACTERS = 250_000;
/** What remembering a document takes besides, in the same measure. */
export const CHARACTERS_AROUND = 20;

/** A document that has been parsed, validated and answered without an error before. */
interface KnownQuery {
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  /** Nothing in it depends on variables, so that its arguments and its cost were judged for good. */
  readonly constant: boolean;
  readonly reference: boolean;
}

/** An operation that may run: it has passed every check that the GraphQL server makes before it runs one. */
export interface ReadyOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The same data give the same answer to the same variables. */
  readonly reference: boolean;
}

/** Remembers queries by their text, the one used longest ago forgotten first. */
export class KnownQueries {
  readonly #known = new LRUCache<string, KnownQuery>({ maxSize: MOST_CHARACTERS, sizeCalculation: (_query, text) => text.length + CHARACTERS_AROUND });

  /** Called for a query that the GraphQL server has answered without an error. */
  learn(text: string, document: DocumentNode, schema: GraphQLSchema): void {
    if (this.#known.has(text)) return;
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (operations.some(({ operation }) => operation !== OperationTypeNode.QUERY)) return;
    const [only, ...others] = operations;
    const constant = others.length === 0 && (only?.variableDefinitions ?? []).length === 0;
    this.#known.set(text, { document, schema, constant, reference: asksReferenceOnly(schema, document) });
  }

  /** The operation asked for where it is known and may run with these variables; `null` leaves the request to the GraphQL server. */
  find(text: string, operationName: string | null, variables: Variables): ReadyOperation | null {
    const query = this.#known.get(text);
    if (!query) return null;
    const operation = operationOf(query.document, operationName);
    return operation && declaresAll(operation, variables) && (query.constant || mayRun(query, operation, variables)) ? { document: query.document, operation, reference: query.reference } : null;
  }
}

const mayRun = ({ document, schema }: KnownQuery, operation: OperationDefinitionNode, variables: Variables): boolean =>
  argumentErrors(argumentSites(schema, document, operation), operation, variables).length === 0
  && queryCost(schema, document, operation, variables) <= GREATEST_QUERY_COST;
