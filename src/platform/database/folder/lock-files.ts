import { linkSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockHolder } from './lock-holder.js';

/**
 * The lock of a folder is the newest of its files `lock.1`, `lock.2`, … A number is created once, whole and by one
 * process only, and it is never deleted before a higher one exists: whoever finds the newest holder dead takes the next
 * number, and of two that try, one fails.
 */
export interface LockFile {
  readonly number: number;
  /** `null` when the file cannot be read: torn by a crash of the machine. */
  readonly holder: LockHolder | null;
}

const NAME = /^lock\.(\d+)$/;

function numbersIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number).sort((a, b) => b - a);
}

const pathOf = (folder: string, number: number) => join(folder, `lock.${number}`);

function readHolder(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

/** The lock file that counts, `null` in a folder that never had one. */
export function newestLock(folder: string): LockFile | null {
  const [number] = numbersIn(folder);
  return number === undefined ? null : { number, holder: readHolder(pathOf(folder, number)) };
}

/** Writes aside first, so that nobody ever reads half a file. */
function writeAside(folder: string, holder: LockHolder): string {
  const aside = join(folder, `lock-${holder.id}.tmp`);
  try {
    writeFileSync(aside, `${JSON.stringify(holder)}\n`, { mode: 0o644 });
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  return aside;
}

/** Takes the number for the holder. @returns false when somebody was faster */
export function createLock(folder: string, number: number, holder: LockHolder): boolean {
  const aside = writeAside(folder, holder);
  try {
    linkSync(aside, pathOf(folder, number));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  if (newestLock(folder)?.number === number) return true;
  rmSync(pathOf(folder, number), { force: true });
  return false;
}

/** Overwrites the holder of a number that is ours. */
export function replaceLock(folder: string, number: number, holder: LockHolder): void {
  renameSync(writeAside(folder, holder), pathOf(folder, number));
}

/** Removes the files that a newer one has made void. */
export function removeOlderLocks(folder: string, number: number): void {
  for (const older of numbersIn(folder)) if (older < number) rmSync(pathOf(folder, older), { force: true });
}

/** Shows that the holder lives to those who cannot see its process. */
export function beat(folder: string, number: number): void {
  const now = new Date();
  utimesSync(pathOf(folder, number), now, now);
}

/** Time of the last beat in milliseconds; `null` when the file is gone. */
export function lastBeat(folder: string, number: number): number | null {
  return statSync(pathOf(folder, number), { throwIfNoEntry: false })?.mtimeMs ?? null;
}
