import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { auditServer, type AuditResult } from 'graphql-http';
import { bootDoors } from '../../support/doors.js';
import { realSnapshot } from '../../support/real-snapshot.js';

describe('GraphQL over HTTP', () => {
  let app: NestFastifyApplication;
  let results: readonly AuditResult[];
  beforeAll(async () => {
    app = await bootDoors(realSnapshot);
    await app.listen(0, '127.0.0.1');
    results = await auditServer({ url: `${await app.getUrl()}/graphql` });
  });
  afterAll(() => app.close());

  it('passes every audit of the suite without an error', () => {
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
  });
});
