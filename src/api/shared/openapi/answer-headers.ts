import type { JsonSchema } from '../fields/openapi-schema.js';

const header = (description: string, example: string): JsonSchema => ({ description, schema: { type: 'string' }, example });

/** Header fields of answers, described once. */
export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': header('Id of the request: the one sent, or a new one.', '7f1c0a52-2f4e-4a53-9f0e-3c1d2b5a6978'),
  'RateLimit-Policy': header('Requests that one address may make, and in how many seconds. Absent where there is no limit.', '"default";q=600;w=60'),
  RateLimit: header('Requests left, and seconds until there are more.', '"default";r=599;t=60'),
  'Retry-After': header('Seconds to wait before asking again.', '42'),
  ETag: header('Tag of these bytes, for `If-None-Match`.', '"c0123456789ab-8h0pQm2Xw1aZk3Ld"'),
  'Cache-Control': header('How long the answer may be used without asking again.', 'public, max-age=300'),
};

const EVERYWHERE = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Cache-Control'];

/** References to the header fields that an answer of this status has. */
export function headersOf(method: string, status: string): JsonSchema {
  const names = [...EVERYWHERE, ...(method === 'get' && (status === '200' || status === '304') ? ['ETag'] : []), ...(status === '429' ? ['Retry-After'] : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
