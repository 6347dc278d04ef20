import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { filesUnder, sourceFiles, type ProjectFile } from './support/project-files.js';
import { nodesOf, parse, placeOf } from './support/syntax.js';

const code = [...filesUnder('src', /\.ts$/), ...filesUnder('migrations', /\.ts$/), ...filesUnder('test', /\.ts$/)];

describe('style', () => {
  test('there is no any', () => {
    const isAny = (node: ts.Node): node is ts.KeywordTypeNode => node.kind === ts.SyntaxKind.AnyKeyword;
    expect(code.flatMap((file) => nodesOf(parse(file), isAny).map(placeOf))).toEqual([]);
  });

  test('every suppression says why', () => {
    const suppression = /(?:eslint-disable[\w-]*|@ts-expect-error|@ts-ignore|@ts-nocheck|swc-ignore)\b(.*)/;
    const silent = linesWhere(code, (line) => {
      const found = suppression.exec(line);
      return found !== null && !/(?:--|expect-error:?) \S+ \S+/.test(found[0]);
    });
    expect(silent.filter((place) => !place.startsWith('test/architecture/style.cases.ts'))).toEqual([]);
  });

  test('no class reaches past its transaction', () => {
    const reaching = sourceFiles().flatMap((file) => nodesOf(parse(file), isTransaction).flatMap(outsiders));
    expect(reaching).toEqual([]);
  });

  test('the environment is read in one place', () => {
    const readers = linesWhere(sourceFiles(), (line) => line.includes('process.env'));
    expect(readers.filter((place) => !place.startsWith('src/platform/config/'))).toEqual([]);
  });
});

function linesWhere(files: readonly ProjectFile[], fits: (line: string) => boolean): string[] {
  return files.flatMap((file) => file.text.split('\n').flatMap((line, index) => (fits(line) ? [`${file.path}:${index + 1}`] : [])));
}

function isTransaction(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'transaction';
}

/** Inside `transaction(m => …)` the data source itself is never used: the embedded database has one connection. */
function outsiders(call: ts.CallExpression): string[] {
  const source = (call.expression as ts.PropertyAccessExpression).expression.getText();
  return call.arguments.flatMap((body) =>
    nodesOf(body, ts.isPropertyAccessExpression)
      .filter((access) => access.expression.getText() === source || /[dD]ataSource$/.test(access.getText()))
      .map(placeOf),
  );
}
