import type { Socket } from 'node:net';
import { earlyHeaders } from './common-headers.js';
import { LARGEST_HEADERS } from './limits.js';
import { PROBLEM_TYPE, problemDocument } from './problems/problem-document.js';
import { httpProblem, type ProblemError } from './problems/problem-error.js';

/** Answers what is no HTTP at all, comes too slowly, or has too large a head: problem details on the bare connection. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(error.code);
  const body = JSON.stringify(problemDocument(problem, ''));
  const headers = {
    ...earlyHeaders(null), 'cache-control': 'no-store', connection: 'close', 'content-type': PROBLEM_TYPE, 'content-length': String(Buffer.byteLength(body)),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${problem.kind.status} ${problem.kind.title}\r\n${head}\r\n${body}`);
}

function problemOf(code: string | undefined): ProblemError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW': return httpProblem('headers-too-large', `The header fields may have at most ${LARGEST_HEADERS} bytes.`);
    case 'ERR_HTTP_REQUEST_TIMEOUT': return httpProblem('request-timeout', 'The request did not arrive in time.');
    default: return httpProblem('malformed', 'This is not HTTP.');
  }
}
