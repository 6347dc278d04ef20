import type { FastifyInstance } from 'fastify';
import { wantedIn } from './header-fields.js';
import { pathOf } from './path-of.js';
import { httpProblem } from './problems/problem-error.js';

const API_TYPES = ['application/json', 'application/problem+json'];
const GRAPHQL_TYPES = ['application/json', 'application/graphql-response+json'];
const PICTURE_TYPES = ['image/svg+xml'];
/** How nearly everybody says that any type will do. */
const ANY: ReadonlySet<string> = new Set(['', '*/*']);

/** Refuses callers of the API who want anything but what there is: JSON, or of a map SVG. A preflight wants nothing. */
export function refuseUnacceptable(server: FastifyInstance): void {
  server.addHook('onRequest', ({ method, url, headers: { accept } }, _reply, done) => {
    if (method === 'OPTIONS' || accept === undefined || ANY.has(accept) || (accept === 'application/json' && !url.includes('.svg'))) {
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
  if (path !== '/v1' && !path.startsWith('/v1/')) return [];
  return path.endsWith('.svg') ? PICTURE_TYPES : API_TYPES;
}

/** Whether an `Accept` field allows a media type: its most particular range decides (RFC 9110, 12.5.1). */
function accepts(accept: string, type: string): boolean {
  const wanted = wantedIn(accept);
  const [kind = ''] = type.split('/', 1);
  return wanted.get(type) ?? wanted.get(`${kind}/*`) ?? wanted.get('*/*') ?? false;
}
