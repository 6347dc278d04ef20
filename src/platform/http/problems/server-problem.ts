import { LARGEST_BODY, LONGEST_PATH_PARAMETER } from '../limits.js';
import { HTTP_PROBLEMS, type HttpProblemCode } from './http-problems.js';
import { httpProblem, type ProblemError } from './problem-error.js';

const DETAILS: Partial<Record<HttpProblemCode, string>> = {
  'body-too-large': `A body may have at most ${LARGEST_BODY} bytes.`,
  'unsupported-media-type': 'Send the body as application/json.',
  'uri-too-long': `A part of the path may have at most ${LONGEST_PATH_PARAMETER} characters.`,
  malformed: 'The request cannot be read.',
};

/** The answer to a bare HTTP status, as the server's own errors have one. */
export function statusProblem(status: number): ProblemError<HttpProblemCode> {
  const codes = Object.keys(HTTP_PROBLEMS) as HttpProblemCode[];
  const code = codes.find((candidate) => HTTP_PROBLEMS[candidate].status === status) ?? (status >= 500 ? 'internal' : 'malformed');
  return httpProblem(code, DETAILS[code] ?? `${HTTP_PROBLEMS[code].title}.`);
}

/** The answer to an error of the HTTP server itself, or `null` where the error is none of them. */
export function serverProblem(thrown: unknown): ProblemError<HttpProblemCode> | null {
  if (!(thrown instanceof Error) || !('statusCode' in thrown) || typeof thrown.statusCode !== 'number') return null;
  return thrown.statusCode >= 400 && thrown.statusCode < 500 ? statusProblem(thrown.statusCode) : null;
}
