import type { FastifyReply } from 'fastify';
import { earlyHeaders } from '../common-headers.js';
import { PROBLEM_TYPE, problemDocument } from './problem-document.js';
import type { ProblemError } from './problem-error.js';

/**
 * Answers with problem details. Nothing of it is ever cached. The connection stays: if it were closed while a body that is
 * refused still comes, its sender would see a broken connection and not the answer.
 */
export function sendProblem(reply: FastifyReply, problem: ProblemError): void {
  if (reply.sent) return;
  void reply
    .code(problem.kind.status)
    .headers(earlyHeaders(reply.request.id))
    .headers(problem.headers)
    .removeHeader('etag')
    .removeHeader('connection')
    .header('cache-control', 'no-store')
    .header('content-type', PROBLEM_TYPE)
    .send(JSON.stringify(problemDocument(problem, reply.request.url)));
}
