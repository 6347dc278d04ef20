import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { httpProblem } from './problems/problem-error.js';

/** Addresses of the operator: probes must not use up a caller's requests, nor fail for lack of them. */
const UNLIMITED: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Limits the requests of each caller address. Every limited answer says where the caller stands
 * (`RateLimit-Policy: "default";q=600;w=60`, `RateLimit: "default";r=599;t=60`).
 */
export async function limitRate(server: FastifyInstance, limit: { readonly max: number; readonly windowMs: number }): Promise<void> {
  if (limit.max === 0) return;
  await server.register(rateLimit, { global: false, max: limit.max, timeWindow: limit.windowMs });
  const count = server.createRateLimit();
  const seconds = Math.ceil(limit.windowMs / 1000);
  const policy = `"default";q=${limit.max};w=${seconds}`;
  server.addHook('onRequest', (request, reply, done) => {
    if (UNLIMITED.has(request.url)) {
      done();
      return;
    }
    count(request).then((state) => {
      if (state.isAllowed) return done();
      reply.headers({ 'ratelimit-policy': policy, ratelimit: `"default";r=${state.remaining};t=${state.ttlInSeconds}` });
      done(state.isExceeded ? refusal(limit.max, seconds, state.ttlInSeconds) : undefined);
    }, done);
  });
}

const refusal = (max: number, seconds: number, wait: number): Error =>
  httpProblem('rate-limited', `At most ${max} requests are taken from one address in ${seconds} seconds.`, { 'retry-after': String(wait) });
