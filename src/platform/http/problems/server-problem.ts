import { LARGEST_BODY } from '../limits.js';
import type { HttpProblemCode } from './http-problems.js';
import { httpProblem, type ProblemError } from './problem-error.js';

const BY_CODE: Readonly<Record<string, readonly [HttpProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body-too-large', `A body may have at most ${LARGEST_BODY} bytes.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The body is empty; JSON is wanted.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'The body is not as long as Content-Length says.'],
  FST_ERR_BAD_URL: ['malformed', 'The path holds a percent sign that begins no character.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not-found', 'A part of the path is too long to be an id.'],
};

/** The answer to an error of the HTTP server itself, or `null` where the error is none of them. */
export function serverProblem(thrown: unknown): ProblemError | null {
  if (!(thrown instanceof Error) || !('statusCode' in thrown) || typeof thrown.statusCode !== 'number') return null;
  const known = 'code' in thrown && typeof thrown.code === 'string' ? BY_CODE[thrown.code] : undefined;
  if (known) return httpProblem(...known);
  return thrown.statusCode >= 400 && thrown.statusCode < 500 ? httpProblem('malformed', 'The request cannot be read.') : null;
}
