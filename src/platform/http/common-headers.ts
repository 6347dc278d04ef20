import type { FastifyInstance } from 'fastify';

/** Header fields of ours that a page of another origin may read. */
export const EXPOSED_HEADERS = ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'] as const;

/**
 * What every answer carries. The policy forbids a page everything, since answers are data; pages of our own set theirs.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

/** Adds the security headers and the request's id to every answer, errors included. */
export function addCommonHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    done();
  });
}

/** The same headers for answers that are given before any hook runs. */
export function earlyHeaders(requestId: string | null): Record<string, string> {
  return {
    ...SECURITY_HEADERS, 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    ...(requestId === null ? {} : { 'x-request-id': requestId }),
  };
}

