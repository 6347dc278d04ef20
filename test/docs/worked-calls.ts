/** A call as a page of the documentation shows it, and the answer that it shows. */
export interface WorkedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | undefined;
  readonly answer: unknown;
}

/** A `curl` in a block of shell, and the next block of JSON. */
const CALL = /```sh\n(curl [^`]+?)\n```\n+(?:[^`\n][^\n]*\n+)*```json\n([\s\S]+?)\n```/g;

/** Every worked call of a page, in order. */
export function workedCalls(markdown: string): WorkedCall[] {
  return [...markdown.matchAll(CALL)].map(([, command = '', answer = '']) => {
    const url = /http:\/\/localhost:3000([^\s']*)/.exec(command)?.[1];
    if (url === undefined) throw new Error(`A call without an address: ${command}`);
    const body = /-d '([^']*)'/.exec(command)?.[1];
    return { method: body === undefined ? 'GET' : 'POST', url, body, answer: JSON.parse(answer) as unknown };
  });
}

/** The content version is the one of the day: it is not compared. */
export function withoutContentVersion(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replace(/"c[0-9a-f]{12}"/g, '"the content version"'));
}
