import { describe, expect, test } from '@jest/globals';
import { FINDING_CODES } from '../../src/rules/war-of-the-ring/findings.js';
import { readGoldenTables } from './golden-case.js';

/** Every value under a key, however deep. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, inner]) => (name === key ? [inner] : valuesOf(inner, key)));
}

describe('the finding codes of the war of the ring', () => {
  const raised = new Set(readGoldenTables('war-of-the-ring').flatMap(({ cases }) => cases.flatMap((row) => valuesOf(row.expect, 'code'))));

  test.each(FINDING_CODES)('%s is raised by a golden row', (code) => {
    expect(raised.has(code)).toBe(true);
  });
});
