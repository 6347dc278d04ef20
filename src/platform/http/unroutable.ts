import type { FastifyInstance } from 'fastify';
import { pathOf } from './path-of.js';
import { httpProblem } from './problems/problem-error.js';

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** Answers addresses that are not there (404) and methods that an address does not take (405 with `Allow`). */
export function refuseUnroutable(server: FastifyInstance): void {
  const routes: Route[] = [];
  server.addHook('onRoute', ({ url, method }) => {
    if (url !== '*') routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) done(refusal(request.method, request.url, routes));
    else done();
  });
}

function refusal(method: string, url: string, routes: readonly Route[]): Error {
  const path = pathOf(url);
  const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));
  if (allowed.size === 0) return httpProblem('not-found', 'There is nothing at this address.');
  const allow = [...allowed.add('OPTIONS')].toSorted().join(', ');
  return httpProblem('method-not-allowed', `This address takes ${allow}, not ${method}.`, { allow });
}

/** The addresses that a route's pattern (`/units/:id`, `/docs/*`) stands for. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
