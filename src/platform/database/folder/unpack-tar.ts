import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;
const DIRECTORY = '5';
const FILES: readonly string[] = ['0', '\0'];

function text(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

/**
 * Unpacks a compressed tar archive of plain files and folders, as Postgres's data folder is dumped. Much cheaper than to
 * let the embedded Postgres read the archive itself: that takes twice the time and 120 MB more.
 * @param folder exists already
 * @throws Error when the archive holds anything else
 */
export function unpackTar(archive: string, folder: string): void {
  const bytes = gunzipSync(readFileSync(archive));
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    writeEntry(folder, nameIn(header), text(header, 156, 1) || '\0', bytes.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** Postgres's paths are short: the field for longer ones has another meaning in the dialect of the dump. */
function nameIn(header: Buffer): string {
  const name = text(header, 0, 100);
  if (name.length === 100) throw new Error(`The archive holds a name that is too long: ${name}…`);
  return normalize(join('/', name));
}

function writeEntry(folder: string, name: string, type: string, content: Buffer): void {
  const path = join(folder, name);
  if (type === DIRECTORY) mkdirSync(path, { recursive: true, mode: 0o700 });
  else if (FILES.includes(type)) writeFileSync(path, content, { mode: 0o600 });
  else throw new Error(`The archive holds ${name}, which is neither a file nor a folder.`);
}
