import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { answerParserError } from './parser-errors.js';
import { LARGEST_BODY, LARGEST_HEADERS, LONGEST_IDLE_MS, LONGEST_PATH_PARAMETER, SLOWEST_HEADERS_MS, SLOWEST_REQUEST_MS } from './limits.js';
import { sendProblem } from './problems/send-problem.js';
import { serverProblem } from './problems/server-problem.js';
import { httpProblem } from './problems/problem-error.js';

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** What the HTTP server must be made with: limits, ids, and answers to what no hook ever sees. */
export const serverLimits = {
  bodyLimit: LARGEST_BODY,
  requestTimeout: SLOWEST_REQUEST_MS,
  keepAliveTimeout: LONGEST_IDLE_MS,
  http: { maxHeaderSize: LARGEST_HEADERS, headersTimeout: SLOWEST_HEADERS_MS },
  routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: LONGEST_PATH_PARAMETER },
  genReqId: (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  },
  /** A path that cannot be decoded, or a part of it that is too long. */
  frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(reply, serverProblem(error) ?? httpProblem('malformed', 'The request cannot be read.'));
  },
  clientErrorHandler: answerParserError,
  /** One logger for all requests: what is logged names the request's id itself. */
  childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  /** There is no Express-like middleware, and so nothing to run it. */
  skipMiddie: true,
} satisfies FastifyHttpOptions<Server> & { skipMiddie: boolean };
