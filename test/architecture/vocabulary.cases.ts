import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { seeds } from '../support/reference.js';
import { sourceFiles } from './support/project-files.js';
import { nodesOf, parse, placeOf } from './support/syntax.js';

/** Words of one game that have no place where all rulebooks meet. */
const GAME_WORDS =
  /\b(?:might|fate|courage|hero(?:es|ic)?|warriors?|wargear|banners?|bows?|shields?|orcs?|elf|elves|hobbits?|dwar(?:f|ves)|ringbearer|ringwraiths?|middle-earth|strategy-battle|fellowship|war-of-the-ring)\b/i;

const literal = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

describe('vocabulary', () => {
  test('no game term is used where all rulebooks meet', () => {
    const shared = sourceFiles('src/rules/shared');
    expect(shared.length).toBeGreaterThan(1);
    const told = shared.flatMap((file) =>
      withoutCodes(file.text).split('\n').flatMap((line, index) => (GAME_WORDS.test(line) ? [`${file.path}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(told).toEqual([]);
  });

  test('no unit is named in code, but in the examples of the documentation', () => {
    const units = new Set(seeds.strategyBattle.units.map((unit) => unit.id));
    const named = sourceFiles().flatMap((file) =>
      nodesOf(parse(file), literal).filter((node) => units.has(node.text) && !isExample(node)).map((node) => `${placeOf(node)}: ${node.text}`),
    );
    expect(named).toEqual([]);
  });

  test('a rulebook compares no text with the name of a unit or of its race', () => {
    const names = new Set(seeds.strategyBattle.units.flatMap((unit) => [unit.name, unit.id, unit.race]));
    const compared = sourceFiles('src/rules').flatMap((file) =>
      nodesOf(parse(file), ts.isBinaryExpression)
        .filter((node) => [node.left, node.right].some((side) => literal(side) && names.has(side.text)))
        .map(placeOf),
    );
    expect(compared).toEqual([]);
  });

  test('spelling is British', () => {
    const american = /\b(?:defense|armor(?:ed|s)?|color(?:s|ed)?|honor|center)\b/i;
    const found = sourceFiles('src/rules').flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => (american.test(line) ? [`${file.path}:${index + 1}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

/** Codes are ids that callers rely on: the one closed list of them holds those of every rulebook. */
function withoutCodes(text: string): string {
  return text.replace(/PROBLEM_CODES = \[[^\]]*\]/, (list) => list.replace(/[^\n]/g, ''));
}

/** Under a key named `example` or `examples`, in a constant of that name, or in a file of examples. */
function isExample(node: ts.Node): boolean {
  if (/example/i.test(node.getSourceFile().fileName)) return true;
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    const name = ts.isPropertyAssignment(above) || ts.isVariableDeclaration(above) ? above.name.getText() : '';
    if (/examples?$/i.test(name)) return true;
  }
  return false;
}
