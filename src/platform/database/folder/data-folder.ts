import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT_CODES, StartError } from '../../start-error.js';

/** The Postgres that `@electric-sql/pglite` brings along. A spec holds it to what the package really makes. */
export const EMBEDDED_POSTGRES_MAJOR = 18;

/** What the folder says about itself in `hornburg.json`. */
interface FolderRecord {
  /** Major version of the Postgres that made it. */
  readonly postgres: number;
  /** `preparing` until the database has been opened once: what a crash leaves behind then is thrown away. */
  readonly state: 'preparing' | 'ready';
}

/** Layout of the folder: our record, our lock files, and Postgres's own files in `data`. */
export interface DataFolder {
  readonly path: string;
  /** Postgres's own files. */
  readonly data: string;
}

/** The layout of a folder at this absolute path; nothing is looked at. */
export function dataFolderAt(path: string): DataFolder {
  return { path, data: join(path, 'data') };
}

const recordPath = (folder: DataFolder) => join(folder.path, 'hornburg.json');

function readRecord(folder: DataFolder): FolderRecord | null {
  if (!existsSync(recordPath(folder))) return null;
  try {
    return JSON.parse(readFileSync(recordPath(folder), 'utf8')) as FolderRecord;
  } catch {
    throw notOurs(folder);
  }
}

function writeRecord(folder: DataFolder, state: FolderRecord['state']): void {
  const record: FolderRecord = { postgres: EMBEDDED_POSTGRES_MAJOR, state };
  writeFileSync(`${recordPath(folder)}.tmp`, `${JSON.stringify(record)}\n`);
  renameSync(`${recordPath(folder)}.tmp`, recordPath(folder));
}

/** Makes the folder, readable by its owner alone, where there is none. @throws Error of the file system */
export function makeFolder(folder: DataFolder): void {
  makeFolderAt(folder.path);
}

/** Step by step: the recursive `mkdir` of Node never ends where the parent is there and takes no folder, as in `/proc`. */
function makeFolderAt(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error(`${path} is a file`);
  if (!existsSync(dirname(path))) makeFolderAt(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same time may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Looks whether the folder can be opened as it is.
 * @returns `ready`, or `empty` after removing what an interrupted first start left behind
 * @throws StartError when it belongs to somebody else or to another Postgres
 */
export function inspectFolder(folder: DataFolder): 'ready' | 'empty' {
  const record = readRecord(folder);
  if (record === null) {
    if (existsSync(folder.data)) throw notOurs(folder);
    return 'empty';
  }
  if (record.state === 'preparing') {
    discardPreparing(folder);
    return 'empty';
  }
  checkMajor(folder, record);
  return 'ready';
}

/** Says that what comes into the folder now is not to be trusted until `markReady`. */
export function markPreparing(folder: DataFolder): void {
  writeRecord(folder, 'preparing');
  mkdirSync(folder.data, { mode: 0o700 });
}

/** Removes what was put into the folder since `markPreparing`, so that a full disk has its room back. */
export function discardPreparing(folder: DataFolder): void {
  rmSync(folder.data, { recursive: true, force: true });
}

/** Says that the database in the folder has been opened once. */
export function markReady(folder: DataFolder): void {
  writeRecord(folder, 'ready');
}

function checkMajor(folder: DataFolder, record: FolderRecord): void {
  const versionFile = join(folder.data, 'PG_VERSION');
  if (!existsSync(versionFile)) throw notOurs(folder);
  const major = Number.parseInt(readFileSync(versionFile, 'utf8'), 10);
  if (major === EMBEDDED_POSTGRES_MAJOR && record.postgres === EMBEDDED_POSTGRES_MAJOR) return;
  throw new StartError(
    `The folder ${folder.path} was made by PostgreSQL ${major}, and this release brings PostgreSQL ${EMBEDDED_POSTGRES_MAJOR}. `
      + 'Its content can be made again from the seed files: move the folder away, or choose another one with DATA_DIR, and start again. '
      + 'Earlier content versions stay behind in the old folder.',
    EXIT_CODES.config,
  );
}

function notOurs(folder: DataFolder): StartError {
  return new StartError(
    `The folder ${folder.path} holds files that this program did not make, or not all that it made. `
      + 'Nothing was touched: choose another folder with DATA_DIR, or move that one away.',
    EXIT_CODES.config,
  );
}
