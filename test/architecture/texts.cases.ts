import { describe, expect, test } from '@jest/globals';
import { filesUnder, type ProjectFile } from './support/project-files.js';

const TEXT = /(?:\.(?:ts|js|mjs|cjs|json|ya?ml|md|txt|graphql|gql|sh|html|css)|(?:^|\/)(?:Dockerfile|LICENSE|NOTICE|\.ci\/run|\.gitignore|\.dockerignore|\.swcrc))$/;
const HERE = 'test/architecture/texts.cases.ts';
const files = filesUnder('.', TEXT).filter((file) => file.path !== HERE);

const whole = ({ text }: ProjectFile): string => text;

/** What is said in words: the comments of code, the whole of other texts, nothing of lists of packages. */
function prose({ path, text }: ProjectFile): string {
  if (path.endsWith('.json')) return '';
  return /\.[cm]?[jt]s$/.test(path) ? (text.match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm) ?? []).join('\n') : text;
}

/** The project speaks of itself: not of who worked on it, where, or with which machine. */
const FOREIGN = [
  { what: 'who worked on it', pattern: /\b(?:(?<!one )sessions?|sub-?agents?|(?<!user-)agents?|co-?pilot|chatbot|LLM)\b/i, part: prose },
  { what: 'a folder of one machine', pattern: /(?<![\w.])\/(?:work|home|root|Users)\/|\/tmp\/[a-z]/, part: whole },
  { what: 'a package registry', pattern: /\bregistry\.(?:npmjs|yarnpkg)\b|"resolved":/, part: whole },
] as const;

describe('the texts of the project', () => {
  test('are all read', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.map((file) => file.path)).toEqual(expect.arrayContaining(['README.md', '.ci/run', 'package-lock.json']));
  });

  test.each(FOREIGN)('do not speak of $what', ({ pattern, part }) => {
    const told = files.flatMap((file) => {
      const text = part(file);
      const found = pattern.exec(text);
      return found === null ? [] : [`${file.path}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`];
    });
    expect(told).toEqual([]);
  });

  test('end with one line break, as text files do', () => {
    const open = files.filter((file) => file.text !== '' && !/[^\n]\n$/.test(file.text));
    expect(open.map((file) => file.path)).toEqual([]);
  });
});
