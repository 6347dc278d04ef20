import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FINDING_CODES } from '../../src/rules/strategy-battle/army/finding-codes.js';
import type { StrategyFinding } from '../../src/rules/strategy-battle/findings.js';
import { armyRequest } from '../golden/kinds/army.js';
import { matchRequest } from '../golden/kinds/match.js';
import { profileRequest } from '../golden/kinds/profile.js';
import { strategyBattle } from '../support/reference.js';

interface Section {
  readonly code: string;
  /** Other codes that the text says come with it. */
  readonly besides: readonly string[];
  /** The scenario that two forces are sent to. */
  readonly scenario: string | null;
  /** The request of the example. */
  readonly request: unknown;
}

const page = readFileSync(join(import.meta.dirname, '../../docs/findings.md'), 'utf8');
const sections: Section[] = [...page.matchAll(/^### `([a-z-]+)`\n([\s\S]*?)(?=^##|(?![\s\S]))/gm)].map(([, code = '', text = '']) => ({
  code,
  besides: FINDING_CODES.filter((other) => text.includes(`\`${other}\``)),
  scenario: /scenarios\/([a-z-]+)\/setup/.exec(text)?.[1] ?? null,
  request: JSON.parse(/```json\n([\s\S]+?)\n```/.exec(text)?.[1] ?? 'null') as unknown,
}));

describe('the page of findings', () => {
  test('has every code once', () => {
    expect(sections.map((section) => section.code).sort()).toEqual([...FINDING_CODES].sort());
  });

  test.each(sections)('shows a request that brings $code', ({ code, besides, scenario, request }) => {
    expect(new Set(findingsOf(scenario, request).map((finding) => finding.code))).toEqual(new Set([code, ...besides]));
  });
});

function findingsOf(scenario: string | null, request: unknown): readonly StrategyFinding[] {
  if (scenario !== null) {
    const { good, evil } = strategyBattle.scenarios.matchSetUp(scenario, { measure: 'inches', ...matchRequest.parse(request) }).sides;
    return [...good.report.findings, ...evil.report.findings];
  }
  const isArmy = typeof request === 'object' && request !== null && 'entries' in request;
  const { findings } = isArmy ? strategyBattle.validateArmy(armyRequest.parse(request)) : strategyBattle.resolveProfile(profileRequest.parse(request));
  return findings;
}
