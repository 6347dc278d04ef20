/** One kind of error answer. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** What HTTP itself can come to grief with. The doors add their own codes to these. */
export const HTTP_PROBLEMS = {
  malformed: { status: 400, title: 'The request cannot be read' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'not-acceptable': { status: 406, title: 'The answer does not come in the media type asked for' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'uri-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The body is not JSON' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The header fields are too large' },
  internal: { status: 500, title: 'The service failed' },
  unavailable: { status: 503, title: 'The service cannot answer just now' },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** Code of an error answer of HTTP itself. */
export type HttpProblemCode = keyof typeof HTTP_PROBLEMS;
