import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EXIT_CODES } from '../../start-error.js';
import { dataFolderAt, EMBEDDED_POSTGRES_MAJOR, inspectFolder, makeFolder, markPreparing, markReady } from './data-folder.js';
import type { DataFolder } from './data-folder.js';

describe('the folder of the embedded database', () => {
  let parent: string;
  let folder: DataFolder;

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'hornburg-folder-'));
    folder = dataFolderAt(join(parent, 'a', 'b'));
    makeFolder(folder);
  });
  afterEach(() => { rmSync(parent, { recursive: true, force: true }); });

  /** Leaves the folder as a start with that Postgres would. */
  function fill(major: number): void {
    markPreparing(folder);
    writeFileSync(join(folder.data, 'PG_VERSION'), `${major}\n`);
    markReady(folder);
  }

  it('is readable by its owner alone', () => {
    expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  });

  it('is not made where a file has its name, or stands on the way to it', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(dataFolderAt(file))).toThrow(`${file} is a file`);
    expect(() => makeFolder(dataFolderAt(join(file, 'a', 'b')))).toThrow('not a directory');
  });

  it('is empty at first and ready after a first start', () => {
    expect(inspectFolder(folder)).toBe('empty');
    fill(EMBEDDED_POSTGRES_MAJOR);
    expect(inspectFolder(folder)).toBe('ready');
  });

  it('is cleared of what an interrupted first start has left', () => {
    markPreparing(folder);
    writeFileSync(join(folder.data, 'half'), '');
    expect(inspectFolder(folder)).toBe('empty');
    expect(existsSync(folder.data)).toBe(false);
  });

  it('is refused when another Postgres made it, with both versions and the way out', () => {
    fill(EMBEDDED_POSTGRES_MAJOR - 1);
    expect(() => inspectFolder(folder)).toThrow(expect.objectContaining({
      exitCode: EXIT_CODES.config,
      message: expect.stringMatching(new RegExp(`made by PostgreSQL ${EMBEDDED_POSTGRES_MAJOR - 1}.*brings PostgreSQL ${EMBEDDED_POSTGRES_MAJOR}.*DATA_DIR`)),
    }));
  });

  it('is left alone when it holds a database of somebody else', () => {
    mkdirSync(folder.data);
    writeFileSync(join(folder.data, 'PG_VERSION'), `${EMBEDDED_POSTGRES_MAJOR}\n`);
    expect(() => inspectFolder(folder)).toThrow('did not make');
    expect(readFileSync(join(folder.data, 'PG_VERSION'), 'utf8')).toBe(`${EMBEDDED_POSTGRES_MAJOR}\n`);
  });

  it('is refused when its database was taken away', () => {
    fill(EMBEDDED_POSTGRES_MAJOR);
    rmSync(folder.data, { recursive: true });
    expect(() => inspectFolder(folder)).toThrow('not all that it made');
  });

  it('is refused when its record is torn', () => {
    writeFileSync(join(folder.path, 'hornburg.json'), '{');
    expect(() => inspectFolder(folder)).toThrow('did not make');
  });
});
