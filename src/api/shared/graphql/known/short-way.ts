import type { FastifyReply, FastifyRequest } from 'fastify';
import { execute, type GraphQLSchema } from 'graphql';
import type { Snapshots } from '../../../../reference/snapshots.js';
import { AnswerStore } from '../../caching/answer-store.js';
import type { Variables } from '../arguments/literal-value.js';
import { isReadWhole } from '../arguments/unread-parts.js';
import type { KnownQueries, ReadyOperation } from './known-queries.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** `Accept` fields to which the GraphQL server answers `application/json`. */
const PLAIN_JSON: ReadonlySet<unknown> = new Set([undefined, '*/*', 'application/json']);

interface Asked {
  readonly query: string;
  readonly variables: Variables;
  readonly operationName: string | null;
}

/**
 * Answers a query that is known, without the GraphQL server's own way round: the same bytes and header fields. Whatever
 * is new, wrong in any way or comes to an error is left to the GraphQL server, which answers it from the beginning.
 */
export class ShortWay {
  /** Answers that hold as long as the data do, as they go out. */
  readonly #kept = new AnswerStore<string>(({ length }) => length);

  constructor(private readonly known: KnownQueries, private readonly schema: GraphQLSchema, private readonly snapshots: Snapshots) {}

  /** A hook before the handler. */
  readonly take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const text = request.method === 'POST' && PLAIN_JSON.has(request.headers.accept) ? await this.#answer(request) : null;
    return text === null ? undefined : reply.type(JSON_TYPE).send(text);
  };

  async #answer(request: FastifyRequest): Promise<string | null> {
    const asked = isReadWhole(request) ? askedIn(request.body) : null;
    const ready = asked && this.known.find(asked.query, asked.operationName, asked.variables);
    if (!ready) return null;
    if (!ready.reference) return this.#executed(request, asked, ready);
    const { content } = this.snapshots.current();
    const key = JSON.stringify([asked.operationName, asked.variables, asked.query]);
    const kept = this.#kept.find(key, content);
    if (kept !== undefined) return kept;
    const text = await this.#executed(request, asked, ready);
    if (text !== null) this.#kept.keep(key, content, text);
    return text;
  }

  async #executed(request: FastifyRequest, { variables, operationName }: Asked, { document }: ReadyOperation): Promise<string | null> {
    const { data, errors } = await execute({ schema: this.schema, document, contextValue: { req: request }, variableValues: variables, operationName });
    return errors ? null : JSON.stringify({ data });
  }
}

/** What a body asks for, where it is written in the plain way. */
function askedIn(body: unknown): Asked | null {
  if (typeof body !== 'object' || body === null) return null;
  const { query, variables = null, operationName = null, extensions = null } = body as Readonly<Record<string, unknown>>;
  if (typeof query !== 'string' || extensions !== null || (operationName !== null && (typeof operationName !== 'string' || operationName === ''))) return null;
  if (typeof variables !== 'object' || Array.isArray(variables)) return null;
  return { query, variables: (variables ?? {}) as Variables, operationName };
}
