import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { unpackTar } from './unpack-tar.js';

/** One entry of an archive: header and content, each filled up to whole blocks. */
function entry(name: string, type: string, content = ''): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${content.length.toString(8).padStart(11, '0')} `, 124);
  header.write(type, 156);
  return Buffer.concat([header, Buffer.from(content.padEnd(Math.ceil(content.length / 512) * 512, '\0'))]);
}

describe('unpackTar', () => {
  let folder: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'hornburg-tar-')); });
  afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

  function unpack(...entries: Buffer[]): string {
    const archive = join(folder, 'archive.tar.gz');
    writeFileSync(archive, gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)])));
    unpackTar(archive, folder);
    return folder;
  }

  it.each([0, 1, 511, 512, 513, 2000])('restores a file of %d bytes, and what comes after it', (size) => {
    unpack(entry('/base', '5'), entry('/base/1', '0', 'x'.repeat(size)), entry('/PG_VERSION', '0', '18\n'));
    expect(readFileSync(join(folder, 'base', '1'), 'utf8')).toBe('x'.repeat(size));
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect([statSync(join(folder, 'base')).mode & 0o777, statSync(join(folder, 'base', '1')).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('never writes outside the folder', () => {
    unpack(entry('../../out', '0', 'x'));
    expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('x');
  });

  it('refuses links and names that are cut off', () => {
    expect(() => unpack(entry('link', '2'))).toThrow('neither a file nor a folder');
    expect(() => unpack(entry('x'.repeat(100), '0'))).toThrow('too long');
  });

  it('refuses an archive that breaks off', () => {
    const archive = join(folder, 'torn.tar.gz');
    writeFileSync(archive, gzipSync(entry('file', '0', 'x'.repeat(2000))).subarray(0, 20));
    expect(() => unpackTar(archive, folder)).toThrow();
  });
});
