import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../../..');

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.hornburg']);

/** One text file of the project; `path` is relative to its root, with `/` between folders. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Every file under a folder of the project whose path fits, in order of path. */
export function filesUnder(folder: string, fits: RegExp): ProjectFile[] {
  return pathsUnder(join(root, folder))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => fits.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Code that runs in production: no specs. */
export function sourceFiles(folder = 'src'): ProjectFile[] {
  return filesUnder(folder, /\.ts$/).filter((file) => !file.path.endsWith('.spec.ts'));
}

export function linesOf(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return NOT_OURS.has(entry.name) ? [] : pathsUnder(path);
  });
}
