import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { DEEPEST_JSON } from './limits.js';
import { httpProblem } from './problems/problem-error.js';

/**
 * Takes JSON bodies and nothing else. Keys such as `__proto__` stay what they are, own keys, and are refused as unknown
 * ones where the body is checked.
 */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      done(httpProblem('unsupported-media-type', 'Send the body without Content-Encoding.'));
      return;
    }
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** @throws ProblemError `malformed` */
function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw httpProblem('malformed', 'The body is not UTF-8.');
  const text = body.toString('utf8');
  if (text.length === 0) throw httpProblem('malformed', 'The body is empty; JSON is wanted.');
  if (deeperThan(text, DEEPEST_JSON)) throw httpProblem('malformed', `The body nests lists and objects more than ${DEEPEST_JSON} deep.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw httpProblem('malformed', 'The body is not JSON.');
  }
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

/** Looks at the brackets alone, before anything is built from them. */
export function deeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (quoted) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) quoted = false;
    } else if (character === QUOTE) quoted = true;
    else if (OPENING.has(character)) depth += 1;
    else if (CLOSING.has(character)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
