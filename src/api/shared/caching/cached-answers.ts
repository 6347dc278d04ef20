import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Snapshots } from '../../../reference/snapshots.js';
import type { CachedRouteConfig } from '../routes/route-decorators.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { AnswerStore } from './answer-store.js';
import { matchesEntityTag } from './entity-tag.js';
import { Representation, type Packed } from './representation.js';

/** Seconds that a caller may use an answer without asking again: where content may change, and where it is pinned. */
const FRESH_SECONDS = 300;
const PINNED_SECONDS = 31_536_000;

/**
 * Makes the answers of cached routes once per address and content version. Known ones are sent before routing goes on to
 * a handler; the first answer to an address passes through `onSend` and is kept there.
 */
@Injectable()
export class CachedAnswers implements OnModuleInit {
  readonly #store = new AnswerStore();
  readonly #sent = new WeakSet<FastifyReply>();

  constructor(private readonly host: HttpAdapterHost, private readonly snapshots: Snapshots) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', (request, reply, done) => {
      if (!this.#answer(request, reply)) done();
    });
    server.addHook('onSend', (request, reply, payload, done) => {
      if (this.#sent.has(reply) || reply.statusCode !== 200 || typeof payload !== 'string' || !isCached(request)) done(null, payload);
      else this.#keep(request, reply, payload).then((prepared) => done(null, prepared), done);
    });
  }

  /** Sends the answer if it is known, in the packing asked for. */
  #answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = this.#store.find(request.url, this.snapshots.current().content)?.ready(encoding);
    if (!packed) return false;
    this.#sent.add(reply);
    void reply.send(prepared(request, reply, packed));
    return true;
  }

  async #keep(request: FastifyRequest, reply: FastifyReply, payload: string): Promise<string | Buffer | null> {
    const { content } = this.snapshots.current();
    const answer = this.#store.find(request.url, content) ?? made(request, reply, payload, content);
    const packed = await answer.packed(acceptedEncoding(request.headers['accept-encoding']));
    this.#store.keep(request.url, content, answer);
    return prepared(request, reply, packed);
  }
}

const isCached = (request: FastifyRequest): boolean => (request.routeOptions.config as CachedRouteConfig).cached === true;

function made(request: FastifyRequest, reply: FastifyReply, body: string, content: string): Representation {
  const pinned = (request.query as Readonly<Record<string, unknown>>)['content'] !== undefined;
  const control = pinned ? `public, max-age=${PINNED_SECONDS}, immutable` : `public, max-age=${FRESH_SECONDS}`;
  return new Representation(body, content, String(reply.getHeader('content-type')), control);
}

/** Sets the header fields, and gives the body: none where the caller has it already. */
function prepared(request: FastifyRequest, reply: FastifyReply, { body, etag, headers }: Packed): string | Buffer | null {
  reply.headers(headers);
  if (matchesEntityTag(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding').removeHeader('content-length');
    return null;
  }
  return body;
}
