import type { FastifyInstance } from 'fastify';
import { httpProblem } from './problems/problem-error.js';

/** What an `Accept` field must name, one way or another, for JSON to be welcome. */
const WELCOME = /\*\/\*|application\/(?:\*|json|problem\+json)/i;

/** Refuses callers of the API who want anything but JSON. Pictures have addresses of their own kind. */
export function refuseUnacceptable(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { accept } = request.headers;
    if (accept === undefined || accept === '' || WELCOME.test(accept) || !answersJson(request.url)) done();
    else done(httpProblem('not-acceptable', 'The answer is application/json.'));
  });
}

const answersJson = (url: string): boolean => url.startsWith('/v1/') && !(url.split('?', 1)[0] ?? '').endsWith('.svg');
