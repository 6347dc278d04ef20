import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { GREATEST_QUERY_COST } from '../../../../platform/http/limits.js';
import { argumentSites, operationOf } from '../arguments/argument-sites.js';
import { argumentErrors } from '../arguments/check-arguments.js';
import type { Variables } from '../arguments/literal-value.js';
import { queryCost } from '../query-cost.js';

/** Most documents remembered, and the longest of them in characters. */
const MOST_DOCUMENTS = 1000;
const LONGEST_DOCUMENT = 10_000;

/** A document that has been parsed, validated and answered without an error before. */
interface KnownQuery {
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  /** Nothing in it depends on variables, so that its arguments and its cost were judged for good. */
  readonly constant: boolean;
}

/** An operation that may run: it has passed every check that the GraphQL server makes before it runs one. */
export interface ReadyOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** Remembers queries by their text, the one used longest ago forgotten first. */
export class KnownQueries {
  readonly #known = new Map<string, KnownQuery>();

  /** Called for a query that the GraphQL server has answered without an error. */
  learn(text: string, document: DocumentNode, schema: GraphQLSchema): void {
    if (text.length > LONGEST_DOCUMENT || this.#known.has(text)) return;
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (operations.some(({ operation }) => operation !== OperationTypeNode.QUERY)) return;
    const [only, ...others] = operations;
    const constant = others.length === 0 && (only?.variableDefinitions ?? []).length === 0;
    this.#known.set(text, { document, schema, constant });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_DOCUMENTS && oldest !== undefined) this.#known.delete(oldest);
  }

  /** The operation asked for where it is known and may run with these variables; `null` leaves the request to the GraphQL server. */
  find(text: string, operationName: string | null, variables: Variables): ReadyOperation | null {
    const query = this.#known.get(text);
    if (!query) return null;
    this.#known.delete(text);
    this.#known.set(text, query);
    const operation = operationOf(query.document, operationName);
    return operation && (query.constant || mayRun(query, operation, variables)) ? { document: query.document, operation } : null;
  }
}

const mayRun = ({ document, schema }: KnownQuery, operation: OperationDefinitionNode, variables: Variables): boolean =>
  argumentErrors(argumentSites(schema, document), operation, variables).length === 0
  && queryCost(schema, document, operation, variables) <= GREATEST_QUERY_COST;
