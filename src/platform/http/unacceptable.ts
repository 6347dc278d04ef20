import type { FastifyInstance } from 'fastify';
import { wantedIn } from './header-fields.js';
import { pathOf } from './path-of.js';
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
    const types = typesAt(pathOf(url));
    if (types.length === 0 || types.some((type) => accepts(accept, type))) done();
    else done(httpProblem('not-acceptable', `The answer is ${types.join(' or ')}.`));
  });
}

function typesAt(path: string): readonly string[] {
  if (path === '/graphql') return GRAPHQL_TYPES;
  return path.startsWith('/v1/') && !path.endsWith('.svg') ? API_TYPES : [];
}

/** Whether an `Accept` field allows a media type: its most particular range decides (RFC 9110, 12.5.1). */
function accepts(accept: string, type: string): boolean {
  const wanted = wantedIn(accept);
  const [kind = ''] = type.split('/', 1);
  return wanted.get(type) ?? wanted.get(`${kind}/*`) ?? wanted.get('*/*') ?? false;
}
