import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_HEADERS } from './common-headers.js';

/** An answer that needs no handler: bytes and header fields are made already. */
export interface ReadyAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` for none. */
  readonly body: string | Buffer | null;
}

/** Looks whether a request can be answered at once. */
export type FindReadyAnswer = (request: FastifyRequest) => ReadyAnswer | null;

const finders = new WeakMap<FastifyInstance['server'], FindReadyAnswer>();
const flatHeaders = new WeakMap<ReadyAnswer['headers'], readonly string[]>();
const COMMON = Object.entries(COMMON_HEADERS).flat();

/** Names who knows ready answers. */
export function provideReadyAnswers(server: FastifyInstance, find: FindReadyAnswer): void {
  finders.set(server.server, find);
}

/**
 * Sends ready answers straight to the connection, before everything that a handler would need. They are what most
 * requests ask for, and cost what the bare server costs.
 */
export function sendReadyAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const answer = finders.get(server.server)?.(request);
    if (answer) send(request, reply, answer);
    else done();
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: ReadyAnswer): void {
  const head = [...COMMON, ...flat(headers), 'x-request-id', request.id];
  for (const name of ['ratelimit-policy', 'ratelimit', 'connection']) {
    const value = reply.getHeader(name);
    if (value !== undefined) head.push(name, String(value));
  }
  reply.hijack();
  reply.raw.writeHead(status, head);
  reply.raw.end(request.method === 'HEAD' ? null : body);
}

function flat(headers: ReadyAnswer['headers']): readonly string[] {
  let list = flatHeaders.get(headers);
  if (!list) flatHeaders.set(headers, (list = Object.entries(headers).flat()));
  return list;
}
