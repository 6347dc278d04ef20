import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { expectToMatchOpenApi, type HttpAnswer } from '../../support/openapi.js';

/** What either door says to a request. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

export interface Fault {
  readonly pointer: string;
  readonly code: string;
  readonly suggestions: readonly string[];
}

/** What a request came to, without the trappings of the door: the data, or the code with the faults. */
export type Outcome<Data> = { readonly data: Data } | { readonly code: string; readonly faults: readonly (readonly [pointer: string, code: string])[] };

interface Problem {
  readonly code: string;
  readonly errors: readonly Fault[];
}
interface GraphqlBody {
  readonly data?: Readonly<Record<string, Record<string, unknown>>> | null;
  readonly errors?: readonly { readonly extensions: Problem }[];
}

/** JSON as it goes over the wire: a text is sent as it stands, so that it may hold what no object can. */
export type Json = string | object;

/** How a request gets to the service. */
export type Transport = (method: 'GET' | 'POST', url: string, body?: string) => Promise<Answer<unknown>>;

/** Over the network, as a caller would. */
export function overNetwork(app: NestFastifyApplication): Transport {
  const caller = supertest(app.getHttpServer());
  return async (method, url, body) => {
    const { status, type, body: answer } = await (method === 'GET' ? caller.get(url) : caller.post(url).set('content-type', 'application/json').send(body));
    return seen({ req: { method, path: url }, status, type, body: answer });
  };
}

/** Straight into the server, for thousands of requests. */
export function injected(app: NestFastifyApplication): Transport {
  return async (method, url, body) => {
    const answer = await app.inject({ method, url, ...(body === undefined ? {} : { payload: body, headers: { 'content-type': 'application/json' } }) });
    const [type = ''] = String(answer.headers['content-type']).split(';', 1);
    return seen({ req: { method, path: url }, status: answer.statusCode, type, body: answer.json() });
  };
}

/** Every answer is as the documentation says. */
function seen(answer: HttpAnswer): HttpAnswer {
  expectToMatchOpenApi(answer);
  return answer;
}

/** A rule system: its path segment, and its field in GraphQL. */
interface AskedSystem {
  readonly id: string;
  readonly field: string;
}
const STRATEGY_BATTLE: AskedSystem = { id: 'strategy-battle', field: 'strategyBattle' };

/** Asks the same things of one rule system through both doors. */
export class Asking {
  constructor(private readonly send: Transport, readonly system: AskedSystem = STRATEGY_BATTLE) {}

  async get<Body = Record<string, unknown>>(path: string, query: Readonly<Record<string, unknown>> = {}): Promise<Answer<Body>> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
    const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
    return (await this.send('GET', `/v1/${this.system.id}/${path}${search}`)) as Answer<Body>;
  }

  async post<Body = Record<string, unknown>>(path: string, body: Json): Promise<Answer<Body>> {
    return (await this.send('POST', `/v1/${this.system.id}/${path}`, asText(body))) as Answer<Body>;
  }

  /** `fields` are those of the rule system; `declared` the variables of the query. */
  async graphql(fields: string, variables: Json = {}, declared = '', content?: string): Promise<Answer<GraphqlBody>> {
    const pin = content === undefined ? '' : `(content: ${JSON.stringify(content)})`;
    const query = JSON.stringify(`query ${declared} { ${this.system.field}${pin} { ${fields} } }`);
    return (await this.send('POST', '/graphql', `{"query":${query},"variables":${asText(variables)}}`)) as Answer<GraphqlBody>;
  }
}

export function restOutcome<Data>({ status, body }: Answer<unknown>): Outcome<Data> {
  return status === 200 ? { data: body as Data } : refused(body as Problem);
}

export function graphqlOutcome<Data>({ body }: Answer<GraphqlBody>, field: string, system: string = STRATEGY_BATTLE.field): Outcome<Data> {
  const [error] = body.errors ?? [];
  return error ? refused(error.extensions) : { data: body.data?.[system]?.[field] as Data };
}

const refused = ({ code, errors }: Problem): Outcome<never> => ({ code, faults: errors.map((fault) => [fault.pointer, fault.code]) });

const asText = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json));
