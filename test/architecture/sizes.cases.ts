import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { filesUnder, linesOf, sourceFiles } from './support/project-files.js';
import { nodesOf, parse, placeOf } from './support/syntax.js';

const MOST_LINES = 300;
const MEDIAN_BELOW = 80;
const MOST_LINES_PER_FUNCTION = 40;
const MOST_DEPENDENCIES = 5;
const DEEPEST = 4;

const sources = sourceFiles();
const code = [...sources, ...sourceFiles('migrations'), ...filesUnder('test', /\.ts$/), ...filesUnder('src', /\.spec\.ts$/)];

describe('sizes', () => {
  test('no file is longer than 300 lines', () => {
    const long = code.filter((file) => linesOf(file.text) > MOST_LINES);
    expect(long.map((file) => `${file.path}: ${linesOf(file.text)}`)).toEqual([]);
  });

  test('half of the source files are shorter than 80 lines', () => {
    const lines = sources.map((file) => linesOf(file.text)).sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(MEDIAN_BELOW);
  });

  test('no function is longer than 40 lines of code', () => {
    const long = sources.flatMap((file) =>
      nodesOf(parse(file), ts.isFunctionLike)
        .filter((node) => codeLines(node) > MOST_LINES_PER_FUNCTION)
        .map((node) => `${placeOf(node)}: ${codeLines(node)}`),
    );
    expect(long).toEqual([]);
  });

  test('no constructor takes more than 5 things', () => {
    const hungry = sources.flatMap((file) =>
      nodesOf(parse(file), ts.isConstructorDeclaration).filter((node) => node.parameters.length > MOST_DEPENDENCIES).map(placeOf),
    );
    expect(hungry).toEqual([]);
  });

  test('folders under src are at most 4 deep', () => {
    const deep = sources.map((file) => file.path.split('/').slice(1, -1)).filter((folders) => folders.length > DEEPEST);
    expect(deep.map((folders) => folders.join('/'))).toEqual([]);
  });

  test('a method of a door is one statement', () => {
    const doors = sources.filter((file) => /^src\/api\/.*\.(?:controller|resolver)\.ts$/.test(file.path));
    expect(doors.length).toBeGreaterThan(0);
    const busy = doors.flatMap((file) =>
      nodesOf(parse(file), ts.isMethodDeclaration).filter((method) => (method.body?.statements.length ?? 0) > 1).map(placeOf),
    );
    expect(busy).toEqual([]);
  });
});

/** Lines that hold code: neither blank nor only a comment. */
function codeLines(node: ts.Node): number {
  const withoutComments = node.getText().replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return withoutComments.split('\n').filter((line) => line.trim() !== '').length;
}
