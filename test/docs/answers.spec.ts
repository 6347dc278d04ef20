import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bootApp } from '../support/app.js';
import { withoutContentVersion, workedCalls } from './worked-calls.js';

const root = join(import.meta.dirname, '../..');
const calls = ['README.md', 'docs/guide.md'].flatMap((page) =>
  workedCalls(readFileSync(join(root, page), 'utf8')).map((call) => ({ page, ...call })),
);

describe('the answers in the documentation are real', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await bootApp();
  });
  afterAll(() => app.close());

  test('there are calls to compare', () => {
    expect(calls.length).toBeGreaterThan(8);
  });

  test.each(calls)('$page: $method $url $body', async ({ method, url, body, answer }) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    expect(withoutContentVersion(response.json())).toEqual(withoutContentVersion(answer));
  });
});
