import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { COMMON_HEADERS } from './common-headers.js';

/** An answer that needs no handler: bytes and header fields are made already. */
export interface ReadyAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** A text has one character for each byte (`latin1`), which costs least to send; `null` for none. */
  readonly body: string | Buffer | null;
}

/** Who makes answers once and knows them again. */
export interface ReadyAnswers {
  /** The answer to a request, if it is made already. */
  find(request: FastifyRequest): ReadyAnswer | null;
  /** Keeps what a handler has answered, and gives what is sent in its place. */
  keep(request: FastifyRequest, reply: FastifyReply, body: string): Promise<ReadyAnswer>;
}

/** What the configuration of a route may say: that its answers are made once. */
export interface CachedRouteConfig {
  readonly cached?: boolean;
}

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Fastify's own interface is widened by ours
  interface FastifyContextConfig extends CachedRouteConfig {}
}

const keepers = new WeakMap<FastifyInstance['server'], ReadyAnswers>();
const flatHeaders = new WeakMap<ReadyAnswer['headers'], readonly string[]>();

/** Names who keeps the ready answers of a server. */
export function provideReadyAnswers(server: FastifyInstance, answers: ReadyAnswers): void {
  keepers.set(server.server, answers);
}

/**
 * Sends ready answers straight to the connection, before everything that a handler would need: they are what most
 * requests ask for, and cost what the bare server costs. First answers of cached routes are handed over to be kept.
 */
export function sendReadyAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const answer = keepers.get(server.server)?.find(request);
    if (answer) send(request, reply, answer);
    else done();
  });
  server.addHook('onRoute', (route) => {
    if (route.config?.cached) route.onSend = [keepFirst, ...[route.onSend ?? []].flat()] as typeof route.onSend;
  });
  const keepFirst: onSendHookHandler = (request, reply, payload, done) => {
    const keeper = keepers.get(server.server);
    if (!keeper || reply.statusCode !== 200 || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    keeper.keep(request, reply, payload).then((answer) => {
      if (answer.status === 304) reply.removeHeader('content-type').removeHeader('content-length');
      reply.code(answer.status).headers(answer.headers);
      done(null, typeof answer.body === 'string' ? Buffer.from(answer.body, 'latin1') : answer.body);
    }, done);
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: ReadyAnswer): void {
  const head = flat(headers).concat('x-request-id', request.id);
  for (const name of ['ratelimit-policy', 'ratelimit', 'connection']) {
    const value = reply.getHeader(name);
    if (value !== undefined) head.push(name, String(value));
  }
  reply.hijack();
  reply.raw.writeHead(status, head);
  reply.raw.end(request.method === 'HEAD' ? null : body, 'latin1');
}

/** The common header fields and those of a ready answer, as Node takes them with least work. Made once. */
function flat(headers: ReadyAnswer['headers']): readonly string[] {
  let list = flatHeaders.get(headers);
  if (!list) flatHeaders.set(headers, (list = Object.entries({ ...COMMON_HEADERS, ...headers }).flat()));
  return list;
}
