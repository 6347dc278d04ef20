import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditServer, type AuditResult } from 'graphql-http';
import { app } from '../../support/real-doors.js';

describe('GraphQL over HTTP', () => {
  let results: readonly AuditResult[];
  beforeAll(async () => {
    results = await auditServer({ url: `${await app.getUrl()}/graphql` });
  });

  it('passes every audit of the suite without an error', () => {
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
  });
});
