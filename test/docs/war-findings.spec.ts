import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createWarOfTheRing } from '../../src/rules/war-of-the-ring/create-war-of-the-ring.js';
import { FINDING_CODES, type WarFinding } from '../../src/rules/war-of-the-ring/findings.js';
import type { AnyOperation } from '../golden/operation-kinds.js';
import { seeds } from '../support/reference.js';

const { operations } = createWarOfTheRing(seeds.warOfTheRing);
const page = readFileSync(join(import.meta.dirname, '../../docs/findings-war-of-the-ring.md'), 'utf8');
const sections = [...page.matchAll(/^### `([a-z-]+)`\n([\s\S]*?)(?=^##|(?![\s\S]))/gm)].map(([, code = '', text = '']) => ({
  code,
  severity: /Severity `([a-z]+)`/.exec(text)?.[1] ?? 'error',
  operation: (/\n`([a-z-]+)`:\n/.exec(text)?.[1] ?? '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  request: JSON.parse(/```json\n([\s\S]+?)\n```/.exec(text)?.[1] ?? 'null') as unknown,
}));

/** Every finding of an answer, those of its turns included. */
function findingsIn(answer: unknown): readonly WarFinding[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, inner]: [string, unknown]) => (key === 'findings' ? inner as readonly WarFinding[] : findingsIn(inner)));
}

describe('the page of findings of the war of the ring', () => {
  test('has every code once', () => {
    expect(sections.map(({ code }) => code).sort()).toEqual([...FINDING_CODES].sort());
  });

  test.each(sections)('shows a request that brings $code', ({ code, severity, operation, request }) => {
    const found = findingsIn((operations as Readonly<Record<string, AnyOperation>>)[operation]?.ask?.(request));
    expect(new Set(found.map((finding) => `${finding.code} ${finding.severity}`))).toEqual(new Set([`${code} ${severity}`]));
  });
});
