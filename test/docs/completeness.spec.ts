import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROBLEMS } from '../../src/api/shared/problems/problem-codes.js';
import { fieldsOf } from '../../src/api/shared/fields/shape-registry.js';
import { EventPackInput } from '../../src/api/strategy-battle/armies/event-pack.inputs.js';
import { environmentKeys } from '../../src/platform/config/environment-key.js';
import { Environment } from '../../src/platform/config/environment.js';
import * as limits from '../../src/platform/http/limits.js';
import { DEPLOYMENT_CODES } from '../../src/rules/strategy-battle/scenario/deployment/deployment-report.js';
import { PROBLEM_CODES } from '../../src/rules/shared/rule-error.js';
import { seeds } from '../support/reference.js';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const guide = readFileSync(join(root, 'docs/guide.md'), 'utf8');

/** The rows of the table that follows a heading, each as its cells. */
function tableBelow(page: string, heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()));
}

describe('the documentation is complete', () => {
  test('README counts what there is', () => {
    const { units, scenarios, rules } = seeds.strategyBattle;
    const counts = [`${units.length} units`, `${scenarios.length} scenarios`, `${rules.length} rules`];
    expect(counts.filter((count) => !readme.replace(/\s+/g, ' ').includes(count))).toEqual([]);
  });

  test('README has every setting with its default and its meaning', () => {
    expect(new Environment()).toBeInstanceOf(Environment);
    const shown = tableBelow(readme, 'Configuration').map(([name, fallback, meaning]) => [name, fallback, meaning]);
    const settings = environmentKeys.map((key) => [`\`${key.name}\``, key.fallback === null ? 'none' : `\`${key.fallback}\``, key.description]);
    expect(shown).toEqual(settings);
  });

  test('README has every limit of a request with its figure', () => {
    const shown = tableBelow(readme, 'Limits').map(([, figure]) => Number(figure?.replaceAll(' ', '')));
    expect(shown).toEqual([
      limits.LARGEST_BODY, limits.DEEPEST_JSON, limits.LARGEST_HEADERS, limits.LONGEST_PATH_PARAMETER,
      limits.DEEPEST_QUERY, limits.MOST_ALIASES, limits.MOST_DIRECTIVES, limits.MOST_TOKENS, limits.GREATEST_QUERY_COST, limits.COST_OF_COMPUTING,
    ]);
  });

  test('the guide has every problem with its status', () => {
    const shown = tableBelow(guide, 'Problems').map(([code, status]) => `${code} ${status}`);
    const problems = Object.entries(PROBLEMS).map(([code, { status }]) => `\`${code}\` ${status}`);
    expect(shown.sort()).toEqual(problems.sort());
  });

  test('the guide has every finding of a set-up', () => {
    const shown = tableBelow(guide, 'Findings of a set-up').map(([code]) => code);
    expect(shown.sort()).toEqual(DEPLOYMENT_CODES.map((code) => `\`${code}\``).sort());
  });

  test('the guide has every key of an event pack', () => {
    const shown = tableBelow(guide, 'Event packs').flatMap(([keys = '']) => [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => key));
    expect(shown.sort()).toEqual(fieldsOf(EventPackInput).map(({ name }) => name).sort());
  });

  test('the guide has every fault of a value', () => {
    const shown = tableBelow(guide, 'Faults of a value').map(([code]) => code);
    expect(shown.sort()).toEqual(PROBLEM_CODES.map((code) => `\`${code}\``).sort());
  });
});
