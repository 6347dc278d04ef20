import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { provideReadyAnswers, type ReadyAnswer, type ReadyAnswers } from '../../../platform/http/ready-answers.js';
import { Snapshots } from '../../../reference/snapshots.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { AnswerStore } from './answer-store.js';
import { Representation } from './representation.js';

/** Seconds that a caller may use an answer without asking again: where content may change, and where it is pinned. */
const FRESH_SECONDS = 300;
const PINNED_SECONDS = 31_536_000;

/** Makes the answers of cached routes once per address and content version. */
@Injectable()
export class CachedAnswers implements OnModuleInit, ReadyAnswers {
  readonly #store = new AnswerStore<Representation>(({ size }) => size);

  constructor(private readonly host: HttpAdapterHost, private readonly snapshots: Snapshots) {}

  onModuleInit(): void {
    provideReadyAnswers(this.host.httpAdapter.getInstance<FastifyInstance>(), this);
  }

  find({ method, url, headers }: FastifyRequest): ReadyAnswer | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const answer = this.#store.find(url, this.snapshots.current().content);
    return answer?.ready(acceptedEncoding(headers['accept-encoding']))?.answerTo(headers['if-none-match']) ?? null;
  }

  async keep(request: FastifyRequest, reply: FastifyReply, body: string): Promise<ReadyAnswer> {
    const { content } = this.snapshots.current();
    const answer = this.#store.find(request.url, content) ?? made(request, reply, body, content);
    const packed = await answer.packed(acceptedEncoding(request.headers['accept-encoding']));
    this.#store.keep(request.url, content, answer);
    return packed.answerTo(request.headers['if-none-match']);
  }
}

function made(request: FastifyRequest, reply: FastifyReply, body: string, current: string): Representation {
  const pinned = (request.query as { readonly content?: string }).content;
  const control = pinned === undefined ? `public, max-age=${FRESH_SECONDS}` : `public, max-age=${PINNED_SECONDS}, immutable`;
  return new Representation(body, pinned ?? current, String(reply.getHeader('content-type')), control);
}
