import { describe, expect, test } from '@jest/globals';
import type { ArmyRequest } from '../../src/rules/strategy-battle/army/army-report.js';
import { patched } from '../support/json-patch.js';
import { strategyBattle } from '../support/reference.js';
import { readGoldenTables } from './golden-case.js';
import { armyRequest } from './kinds/army.js';

/** Every fix of every illegal force of the golden tables. */
const fixes = readGoldenTables('strategy-battle')
  .flatMap((table) => table.cases)
  .filter((row) => row.kind === 'army')
  .flatMap(({ rule, name, given }) => {
    const request: ArmyRequest = armyRequest.parse(given);
    const { findings } = strategyBattle.validateArmy(request);
    return findings
      .filter((finding) => finding.severity === 'error')
      .flatMap(({ code, fixes: ways }) => ways.map((way) => ({ rule, name, code, text: way.text, request, patch: way.patch })));
  });

const errorsOf = (request: ArmyRequest): readonly string[] =>
  strategyBattle.validateArmy(request).findings.filter((finding) => finding.severity === 'error').map((finding) => finding.code);

describe('a fix, applied to the request, mends its finding and leaves fewer errors', () => {
  test('there are fixes to apply', () => {
    expect(fixes.length).toBeGreaterThan(100);
  });

  test.each(fixes)('$rule $name: $text', ({ request, patch, code }) => {
    const mended = armyRequest.parse(patched(request, patch));
    const [before, after] = [errorsOf(request), errorsOf(mended)];
    expect(after.filter((one) => one === code).length).toBeLessThan(before.filter((one) => one === code).length);
    expect(after.length).toBeLessThan(before.length);
    expect(mended.entries).not.toEqual([]);
  });
});
