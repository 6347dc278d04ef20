import type { FastifyInstance } from 'fastify';
import { callerOf } from './caller.js';
import { pathOf } from './path-of.js';
import { httpProblem } from './problems/problem-error.js';

/** Addresses of the operator: probes must not use up a caller's requests, nor fail for lack of them. */
const UNLIMITED: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);
/** Most callers counted one by one in a window; the rest share one count, so that memory stays small. */
const MOST_CALLERS = 100_000;
const THE_REST = 'the rest';

/**
 * Limits the requests of each caller in windows of fixed length. Every limited answer says where the caller stands
 * (`RateLimit-Policy: "default";q=600;w=60`, `RateLimit: "default";r=599;t=60`).
 */
export function limitRate(server: FastifyInstance, limit: { readonly max: number; readonly windowMs: number }): void {
  if (limit.max === 0) return;
  const seconds = Math.ceil(limit.windowMs / 1000);
  const policy = `"default";q=${limit.max};w=${seconds}`;
  const counts = new Map<string, number>();
  let windowEnds = 0;
  server.addHook('onRequest', (request, reply, done) => {
    if (UNLIMITED.has(pathOf(request.url))) {
      done();
      return;
    }
    const now = Date.now();
    if (now >= windowEnds) {
      counts.clear();
      windowEnds = now + limit.windowMs;
    }
    const count = countOne(counts, callerOf(request.ip));
    const wait = Math.ceil((windowEnds - now) / 1000);
    reply.header('ratelimit-policy', policy).header('ratelimit', `"default";r=${Math.max(0, limit.max - count)};t=${wait}`);
    done(count > limit.max ? refusal(limit.max, seconds, wait) : undefined);
  });
}

function countOne(counts: Map<string, number>, caller: string): number {
  const key = counts.size < MOST_CALLERS || counts.has(caller) ? caller : THE_REST;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

const refusal = (max: number, seconds: number, wait: number): Error =>
  httpProblem('rate-limited', `At most ${max} requests are taken from one address in ${seconds} seconds.`, { 'retry-after': String(wait) });
