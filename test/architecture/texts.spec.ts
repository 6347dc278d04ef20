import { describe, expect, test } from '@jest/globals';
import { filesUnder } from './support/project-files.js';

const TEXT = /(?:\.(?:ts|js|mjs|cjs|json|ya?ml|md|txt|graphql|gql|sh|html|css)|(?:^|\/)(?:Dockerfile|LICENSE|NOTICE|\.ci\/run|\.gitignore|\.dockerignore|\.swcrc))$/;
const HERE = 'test/architecture/texts.spec.ts';
const files = filesUnder('.', TEXT).filter((file) => file.path !== HERE);

/** The project speaks of itself: not of who worked on it, where, or with which machine. */
const FOREIGN = [
  ['who worked on it', /\b(?:(?<!one )[Ss]essions?|[Ss]ub-?agents?|(?<!user-|User-)agents?|[Cc]o-?pilot|[Cc]hatbot|LLM)\b/],
  ['a folder of one machine', /(?<![\w.])\/(?:work|home|root|Users)\/|\/tmp\/[a-z]/],
  ['a package registry', /\bregistry\.(?:npmjs|yarnpkg)\b|"resolved":/],
] as const;

/** Names of packages are not ours. */
const PACKAGE_NAME = /"(?:node_modules\/)?[@\w./-]+"(?=:)/g;

describe('the texts of the project', () => {
  test('are all read', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.map((file) => file.path)).toEqual(expect.arrayContaining(['README.md', '.ci/run', 'package-lock.json']));
  });

  test.each(FOREIGN)('do not speak of %s', (_what, pattern) => {
    const told = files.flatMap((file) => {
      const found = pattern.exec(file.path === 'package-lock.json' ? file.text.replace(PACKAGE_NAME, '') : file.text);
      return found === null ? [] : [`${file.path}: ${file.text.slice(Math.max(0, found.index - 30), found.index + 40)}`];
    });
    expect(told).toEqual([]);
  });

  test('end with one line break, as text files do', () => {
    const open = files.filter((file) => file.text !== '' && !/[^\n]\n$/.test(file.text));
    expect(open.map((file) => file.path)).toEqual([]);
  });
});
