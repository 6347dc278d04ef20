import ts from 'typescript';
import type { ProjectFile } from './project-files.js';

const trees = new Map<string, ts.SourceFile>();

/** The syntax tree of one file, with parents. The same text is parsed once. */
export function parse({ path, text }: ProjectFile): ts.SourceFile {
  const known = trees.get(path);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS);
  trees.set(path, tree);
  return tree;
}

/** Every node of a tree that passes, in reading order. */
export function nodesOf<T extends ts.Node>(tree: ts.Node, passes: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (passes(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `src/app.ts:12`, for the message of a failing test. */
export function placeOf(node: ts.Node): string {
  const tree = node.getSourceFile();
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The files that a file imports from the project, as written: `./army-report.js`. */
export function importsOf(file: ProjectFile): string[] {
  return nodesOf(parse(file), ts.isImportDeclaration)
    .map((declaration) => (declaration.moduleSpecifier as ts.StringLiteral).text)
    .filter((name) => name.startsWith('.'));
}
