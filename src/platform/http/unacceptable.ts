import type { FastifyInstance } from 'fastify';
import { httpProblem } from './problems/problem-error.js';

const API_TYPES = ['application/json', 'application/problem+json'];
const GRAPHQL_TYPES = ['application/json', 'application/graphql-response+json'];
/** What nearly everybody sends. */
const PLAIN: ReadonlySet<string | undefined> = new Set([undefined, '', '*/*', 'application/json']);

/** Refuses callers of the API who want anything but JSON. Pictures have addresses of their own kind; a preflight wants nothing. */
export function refuseUnacceptable(server: FastifyInstance): void {
  server.addHook('onRequest', ({ method, url, headers: { accept } }, _reply, done) => {
    if (accept === undefined || PLAIN.has(accept) || method === 'OPTIONS') {
      done();
      return;
    }
    const types = typesAt(url.split('?', 1)[0] ?? '');
    if (types.length === 0 || types.some((type) => accepts(accept, type))) done();
    else done(httpProblem('not-acceptable', `The answer is ${types.join(' or ')}.`));
  });
}

function typesAt(path: string): readonly string[] {
  if (path === '/graphql') return GRAPHQL_TYPES;
  return path.startsWith('/v1/') && !path.endsWith('.svg') ? API_TYPES : [];
}

/** Whether an `Accept` field allows a media type: its most particular range decides, and a weight of nought refuses (RFC 9110, 12.5.1). */
export function accepts(accept: string, type: string): boolean {
  const allowed = new Map(accept.toLowerCase().split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    return [range, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))];
  }));
  const [kind = ''] = type.split('/', 1);
  return [type, `${kind}/*`, '*/*'].map((range) => allowed.get(range)).find((known) => known !== undefined) ?? false;
}
