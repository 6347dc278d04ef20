import type { FastifyRequest } from 'fastify';
import type { OperationDefinitionNode } from 'graphql';
import { nearOrAll } from '../../../../rules/shared/near-matches.js';
import { text } from '../../fields/values.js';
import { Faults } from '../../validation/faults.js';
import { InvalidInput } from '../../validation/invalid-input.js';
import { meantKeys } from '../../validation/meant-keys.js';
import { quote } from '../../validation/quote.js';
import type { Variables } from './literal-value.js';

/** Where a request of GraphQL stands: in the body of a POST, in the parameters of a GET. */
export type RequestParts = Pick<FastifyRequest, 'method' | 'query' | 'body'>;

/** The keys that GraphQL over HTTP has. */
const PARTS = ['query', 'variables', 'operationName', 'extensions'].map((name) => ({ name, value: text() }));
const known: ReadonlySet<string> = new Set(PARTS.map(({ name }) => name));

/** Whether a request has nothing that nobody would read: no unknown key, and no parameter beside a body. */
export const isReadWhole = ({ method, query, body }: RequestParts): boolean =>
  (method === 'GET' || keysOf(query).length === 0) && keysOf(method === 'GET' ? query : body).every((key) => known.has(key));

/** Whether an operation declares every variable that is given. */
export const declaresAll = (operation: OperationDefinitionNode, variables: Variables): boolean => undeclared(operation, variables).length === 0;

/**
 * What a request says and nothing reads: keys that GraphQL over HTTP does not have, parameters of a POST, variables that the
 * operation does not declare. Pointers begin at the body, or at the parameters. `null` where everything is read.
 */
export function unreadParts(parts: RequestParts, operation: OperationDefinitionNode, variables: Variables): InvalidInput | null {
  const faults = new Faults();
  if (!isReadWhole(parts)) addUnknownKeys(parts, faults);
  const declared = namesOf(operation);
  for (const name of undeclared(operation, variables)) {
    const before = faults.count;
    faults.addAt(name, 'unknown-key', `The operation declares no variable ${quote(`$${name}`)}.`, nearOrAll(name, declared));
    faults.under('variables', before);
  }
  return faults.count === 0 ? null : new InvalidInput(faults.problems);
}

function addUnknownKeys({ method, query, body }: RequestParts, faults: Faults): void {
  const isGet = method === 'GET';
  if (!isGet) {
    for (const key of keysOf(query)) faults.addAt(key, 'unknown-key', `A POST of GraphQL is its body, and takes no parameter ${quote(key)}.`);
  }
  for (const key of keysOf(isGet ? query : body)) {
    if (known.has(key)) continue;
    const { detail, suggestions } = meantKeys(key, PARTS);
    faults.addAt(key, 'unknown-key', detail, suggestions);
  }
}

const keysOf = (value: unknown): readonly string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

const namesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): readonly string[] => variableDefinitions.map(({ variable }) => variable.name.value);

function undeclared(operation: OperationDefinitionNode, variables: Variables): readonly string[] {
  const given = Object.keys(variables);
  if (given.length === 0) return given;
  const declared = new Set(namesOf(operation));
  return given.filter((name) => !declared.has(name));
}
