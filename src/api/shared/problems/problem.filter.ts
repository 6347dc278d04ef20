import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../platform/http/problems/send-problem.js';
import { Snapshots } from '../../../reference/snapshots.js';
import { withUnknownNames } from '../names/with-unknown-names.js';
import { InvalidInput } from '../validation/invalid-input.js';
import { problemOf } from './problem-of.js';

/** Turns whatever a handler or the server throws into problem details. Through GraphQL the error goes on to the formatter. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger('ProblemFilter');

  constructor(private readonly snapshots: Snapshots) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() !== 'http') return thrown;
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (thrown instanceof InvalidInput) return withUnknownNames(thrown, contentOf(request), this.snapshots).then((whole) => { this.#answer(whole, request, reply); });
    this.#answer(thrown, request, reply);
    return undefined;
  }

  #answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = problemOf(thrown);
    if (problem.code === 'internal') this.#logger.error(`request ${request.id}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    sendProblem(reply, problem);
  }
}

/** The version of the data that a request pins. */
function contentOf({ query }: FastifyRequest): string | null {
  const { content } = query as Readonly<Record<string, unknown>>;
  return typeof content === 'string' ? content : null;
}
