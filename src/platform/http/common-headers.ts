import type { FastifyInstance } from 'fastify';
import { CORS_HEADERS } from './cors.js';

/**
 * What every answer carries. The policy forbids a page everything, since answers are data; pages of our own set theirs.
 */
export const COMMON_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  ...CORS_HEADERS,
} as const;

/** Adds the common headers and the request's id to every answer, errors included. What may be kept says so itself. */
export function addCommonHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(COMMON_HEADERS).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
    done();
  });
}

/** The same headers for answers that are given before any hook runs. */
export const earlyHeaders = (requestId: string | null): Record<string, string> =>
  ({ ...COMMON_HEADERS, ...(requestId === null ? {} : { 'x-request-id': requestId }) });
