import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../rules/shared/rule-error.js';
import { NearRoutes } from './near-routes.js';
import { pathOf } from './path-of.js';
import { HTTP_PROBLEMS } from './problems/http-problems.js';
import { httpProblem, ProblemError } from './problems/problem-error.js';

const NOTHING_HERE = 'There is nothing at this address.';

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** Answers addresses that are not there (404) and methods that an address does not take (405 with `Allow`). */
export function refuseUnroutable(server: FastifyInstance): void {
  const routes: Route[] = [];
  const near = new NearRoutes();
  server.addHook('onRoute', ({ url, method }) => {
    if (url === '*') return;
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
    near.add(url);
  });
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) done(refusal(request.method, request.url, { routes, near }));
    else done();
  });
}

function refusal(method: string, url: string, { routes, near }: { readonly routes: readonly Route[]; readonly near: NearRoutes }): Error {
  const path = pathOf(url);
  const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));
  if (allowed.size === 0) return notFound(near.near(path));
  const allow = [...allowed.add('OPTIONS')].toSorted().join(', ');
  return httpProblem('method-not-allowed', `This address takes ${allow}, not ${method}.`, { allow });
}

function notFound(suggestions: readonly string[]): ProblemError {
  if (suggestions.length === 0) return httpProblem('not-found', NOTHING_HERE);
  const errors: readonly Problem[] = [{ pointer: '', code: 'unknown-id', detail: NOTHING_HERE, suggestions }];
  return new ProblemError('not-found', HTTP_PROBLEMS['not-found'], `${NOTHING_HERE} Near it: ${suggestions.join(', ')}.`, errors);
}

/** The addresses that a route's pattern (`/units/:id`, `/docs/*`) stands for. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
