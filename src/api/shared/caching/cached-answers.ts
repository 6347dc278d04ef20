import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { provideReadyAnswers, type ReadyAnswer } from '../../../platform/http/ready-answers.js';
import { Snapshots } from '../../../reference/snapshots.js';
import type { CachedRouteConfig } from '../routes/route-decorators.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { AnswerStore } from './answer-store.js';
import { Representation } from './representation.js';

/** Seconds that a caller may use an answer without asking again: where content may change, and where it is pinned. */
const FRESH_SECONDS = 300;
const PINNED_SECONDS = 31_536_000;

/**
 * Makes the answers of cached routes once per address and content version. Known ones are ready before any handler is
 * asked; the first answer to an address passes through `onSend` and is kept there.
 */
@Injectable()
export class CachedAnswers implements OnModuleInit {
  readonly #store = new AnswerStore();

  constructor(private readonly host: HttpAdapterHost, private readonly snapshots: Snapshots) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    provideReadyAnswers(server, (request) => this.#ready(request));
    server.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode !== 200 || typeof payload !== 'string' || !isCached(request)) done(null, payload);
      else this.#keep(request, reply, payload).then((body) => done(null, body), done);
    });
  }

  #ready({ url, headers }: FastifyRequest): ReadyAnswer | null {
    const answer = this.#store.find(url, this.snapshots.current().content);
    return answer?.ready(acceptedEncoding(headers['accept-encoding']))?.answerTo(headers['if-none-match']) ?? null;
  }

  /** Keeps the first answer to an address, and sends it as all later ones will be sent. */
  async #keep(request: FastifyRequest, reply: FastifyReply, payload: string): Promise<string | Buffer | null> {
    const { content } = this.snapshots.current();
    const answer = this.#store.find(request.url, content) ?? made(request, reply, payload, content);
    const packed = await answer.packed(acceptedEncoding(request.headers['accept-encoding']));
    this.#store.keep(request.url, content, answer);
    const { status, headers, body } = packed.answerTo(request.headers['if-none-match']);
    if (status === 304) reply.removeHeader('content-type').removeHeader('content-length');
    reply.code(status).headers(headers);
    return body;
  }
}

const isCached = (request: FastifyRequest): boolean => (request.routeOptions.config as CachedRouteConfig).cached === true;

function made(request: FastifyRequest, reply: FastifyReply, body: string, content: string): Representation {
  const pinned = (request.query as Readonly<Record<string, unknown>>).content !== undefined;
  const control = pinned ? `public, max-age=${PINNED_SECONDS}, immutable` : `public, max-age=${FRESH_SECONDS}`;
  return new Representation(body, content, String(reply.getHeader('content-type')), control);
}
