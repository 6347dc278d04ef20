import type { FastifyInstance } from 'fastify';

/** Header fields of ours that a page of another origin may read. */
const EXPOSED = 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
const PREFLIGHT_SECONDS = 86_400;

/** What every answer carries, so that pages of any origin may read it. */
export const CORS_HEADERS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED } as const;

/** What a preflight is answered with. Credentials are never asked for, so everything may be allowed. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
  'content-length': '0',
} as const;

/** Answers preflights for every address. Any header field may be sent. */
export function answerPreflights(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    const asked = request.headers['access-control-request-headers'];
    if (asked !== undefined) reply.headers({ 'access-control-allow-headers': asked, vary: 'Access-Control-Request-Headers' });
    void reply.code(204).headers(PREFLIGHT_HEADERS).send();
  });
}
