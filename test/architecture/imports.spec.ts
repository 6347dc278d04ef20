import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from './support/project-files.js';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}
interface Cruise {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly totalCruised: number;
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

/** Reads every import of the given folders in a process of its own, as `npm run architecture` does. */
function cruise(folders: readonly string[], directory = root): Cruise['summary'] {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, '.dependency-cruiser.js');
  const output = execFileSync(process.execPath, [tool, ...folders, '--config', config, '--output-type', 'json'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return (JSON.parse(output) as Cruise).summary;
}

describe('imports', () => {
  const { violations, totalCruised, ruleSetUsed } = cruise(['src', 'migrations', 'test']);

  test('of all files are read', () => {
    expect(totalCruised).toBeGreaterThan(100);
  });

  test.each(ruleSetUsed.forbidden)('keep the rule $name', ({ name }) => {
    const broken = violations.filter((violation) => violation.rule.name === name).map(({ from, to }) => `${from} → ${to}`);
    expect(broken).toEqual([]);
  });
});

describe('the import rules', () => {
  /** Each file of the small bad project breaks what its comment says. */
  const { violations } = cruise(['src'], join(import.meta.dirname, 'fixtures/bad-imports'));

  test.each([
    ['no-circles', 'src/rules/dice/one.ts'],
    ['no-orphans', 'src/api/alone.ts'],
    ['no-barrels', 'src/api/door.ts'],
    ['rules-are-pure', 'src/rules/strategy-battle/unit.ts'],
    ['rulebooks-stand-apart', 'src/rules/strategy-battle/unit.ts'],
    ['shared-rules-know-no-rulebook', 'src/rules/dice/one.ts'],
    ['doors-stand-apart', 'src/api/fellowship/figure.ts'],
    ['tables-stay-in-the-reference-ring', 'src/api/door.ts'],
    ['only-the-app-module-opens-the-doors', 'src/reference/load.ts'],
    ['the-data-knows-no-doors-and-no-process', 'src/reference/load.ts'],
  ])('%s finds a culprit', (rule, culprit) => {
    const culprits = violations.filter((violation) => violation.rule.name === rule).map(({ from }) => from);
    expect(culprits).toContain(culprit);
  });
});
