import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../rules/shared/rule-error.js';
import { jsonFault, repeatedKeys, type JsonFault } from './json-reader.js';
import { keysKept, keysWritten } from './json-keys.js';
import { DEEPEST_JSON } from './limits.js';
import { HTTP_PROBLEMS } from './problems/http-problems.js';
import { httpProblem, ProblemError } from './problems/problem-error.js';

const REPEATED = 'A key stands more than once in one object, and only one of its values could be taken.';

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
  const written = keysWritten(body, DEEPEST_JSON);
  if (written === null) throw httpProblem('malformed', `The body nests lists and objects more than ${DEEPEST_JSON} deep.`);
  const value = parsed(text);
  if (keysKept(value) !== written) throw repeated(repeatedKeys(text));
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJson(jsonFault(text));
  }
}

function notJson(fault: JsonFault | null): ProblemError {
  if (fault === null) return httpProblem('malformed', 'The body is not JSON.');
  const { line, column, wanted, found, pointer } = fault;
  const detail = `The body is not JSON: ${wanted} is wanted at line ${line}, column ${column}, not ${found === null ? 'the end of the body' : JSON.stringify(found)}.`;
  return new ProblemError('malformed', HTTP_PROBLEMS.malformed, detail, [{ pointer, code: 'malformed-value', detail, suggestions: [] }]);
}

function repeated(pointers: readonly string[]): ProblemError {
  const errors = pointers.map((pointer): Problem => ({ pointer, code: 'too-many', detail: REPEATED, suggestions: [] }));
  return new ProblemError('malformed', HTTP_PROBLEMS.malformed, REPEATED, errors);
}
