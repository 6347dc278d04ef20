import { describe, expect, test } from '@jest/globals';
import type { WarFinding } from '../../src/rules/war-of-the-ring/findings.js';
import { patched } from '../support/json-patch.js';
import { warOfTheRing } from '../support/war-of-the-ring/rulebook.js';
import { readGoldenTables } from './golden-case.js';
import type { AnyOperation } from './operation-kinds.js';

interface Situation {
  readonly operation: string;
  readonly request: unknown;
}

const findingsOf = ({ operation, request }: Situation): readonly WarFinding[] => {
  const answer = (warOfTheRing.operations as Readonly<Record<string, AnyOperation>>)[operation]?.ask?.(request) as { readonly findings?: readonly WarFinding[] } | undefined;
  return answer?.findings ?? [];
};

/** Every fix of every finding of the golden tables. */
const fixes = readGoldenTables('war-of-the-ring')
  .flatMap(({ cases }) => cases)
  .filter(({ kind }) => kind === 'asked')
  .flatMap(({ rule, name, given }) => {
    const situation = given as Situation;
    return findingsOf(situation).flatMap(({ code, fixes: ways }) => ways.map(({ text, patch }) => ({ rule, name, code, text, patch, situation })));
  });

const count = (situation: Situation, code: string): number => findingsOf(situation).filter((finding) => finding.code === code).length;

describe('a fix of the war of the ring, applied to the request, mends its finding', () => {
  test('moves, voyages and armies have some', () => {
    expect(new Set(fixes.map(({ code }) => code))).toEqual(new Set(['too-far', 'rough-ends-move', 'over-capacity', 'not-in-harbour', 'force-too-large', 'force-split', 'wasted-leadership', 'leadership-without-leaders']));
  });

  test.each(fixes)('$rule $name: $text', ({ situation, patch, code }) => {
    const mended = { ...situation, request: patched(situation.request, patch) };
    expect(count(mended, code)).toBeLessThan(count(situation, code));
  });
});
