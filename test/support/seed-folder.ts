import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small complete set of seeds that uses every table, and no name of the real ones. */
export const SMALL_SEEDS = join(import.meta.dirname, '../data/fixtures/small');

/** A copy of the small seeds that a test may change. */
export class SeedFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'hornburg-seeds-'));

  constructor() {
    cpSync(SMALL_SEEDS, this.path, { recursive: true });
  }

  /** Replaces the first `from` in a file; fails where there is none, so that no test changes nothing. */
  replace(file: string, from: string, to: string): this {
    const path = this.fileAt(file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    writeFileSync(path, text.replace(from, () => to));
    return this;
  }

  write(file: string, text: string): this {
    writeFileSync(this.fileAt(file), text);
    return this;
  }

  remove(file: string): this {
    rmSync(this.fileAt(file));
    return this;
  }

  dispose(): void {
    rmSync(this.path, { recursive: true });
  }

  private fileAt(file: string): string {
    return join(this.path, 'strategy-battle', file);
  }
}
