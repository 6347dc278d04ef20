import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../platform/http/problems/send-problem.js';
import { problemOf } from './problem-of.js';

/** Turns whatever a handler or the server throws into problem details. Through GraphQL the error goes on to the formatter. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger('ProblemFilter');

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() !== 'http') return thrown;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = problemOf(thrown);
    if (problem.code === 'internal') this.#logger.error(`request ${request.id}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    sendProblem(http.getResponse<FastifyReply>(), problem);
    return undefined;
  }
}
