import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../logging/log.js';
import { EXIT_CODES, StartError } from '../../start-error.js';
import { beat, createLock, lastBeat, newestLock, removeOlderLocks, replaceLock } from './lock-files.js';
import type { LockFile } from './lock-files.js';
import { isAlive, released, thisProcess } from './lock-holder.js';
import type { LockHolder } from './lock-holder.js';

/** A folder that only this process uses. */
export interface FolderLock {
  release(): void;
}

/** How often a holder shows that it lives, and how long others watch for that, in milliseconds. */
export interface Heartbeat {
  readonly everyMs: number;
  readonly watchMs: number;
}

const HEARTBEAT: Heartbeat = { everyMs: 2000, watchMs: 15_000 };

/**
 * Takes the folder for this process. A holder that died is followed; one whose process cannot be seen from here counts as
 * dead when it gives no sign of life for `watchMs`.
 * @throws StartError naming the process that holds it
 */
export async function lockFolder(folder: string, log: Log, heartbeat: Heartbeat = HEARTBEAT): Promise<FolderLock> {
  const holder = thisProcess(randomUUID());
  for (;;) {
    const newest = newestLock(folder);
    if (newest !== null && (await lives(folder, newest, log, heartbeat))) {
      released(holder);
      throw heldBy(folder, newest.holder);
    }
    const number = (newest?.number ?? 0) + 1;
    if (!createLock(folder, number, holder)) continue;
    removeOlderLocks(folder, number);
    return keep(folder, number, holder, heartbeat);
  }
}

async function lives(folder: string, lock: LockFile, log: Log, { watchMs }: Heartbeat): Promise<boolean> {
  const known = lock.holder === null ? null : isAlive(lock.holder);
  if (known !== null) return known;
  log.info({ folder, holder: lock.holder }, 'The folder was last used from elsewhere: watching for a sign of life');
  const before = lastBeat(folder, lock.number);
  const end = Date.now() + watchMs;
  while (Date.now() < end) {
    await sleep(Math.min(250, watchMs));
    if (lastBeat(folder, lock.number) !== before) return newestLock(folder)?.number === lock.number;
  }
  return false;
}

function heldBy(folder: string, holder: LockHolder | null): StartError {
  const who = holder === null ? 'another process' : `process ${holder.pid} on host ${holder.host} since ${holder.since}`;
  return new StartError(
    `The folder ${folder} is in use by ${who}. The embedded database belongs to one process at a time: `
      + 'stop that one, choose another folder with DATA_DIR, or let all of them share a Postgres with DATABASE_URL.',
    EXIT_CODES.held,
  );
}

function keep(folder: string, number: number, holder: LockHolder, { everyMs }: Heartbeat): FolderLock {
  const timer = setInterval(() => quietly(() => beat(folder, number)), everyMs).unref();
  let held = true;
  const release = () => {
    if (!held) return;
    held = false;
    clearInterval(timer);
    process.removeListener('exit', release);
    quietly(() => replaceLock(folder, number, released(holder)));
  };
  process.once('exit', release);
  return { release };
}

/** A folder that was taken away under a running process needs no lock any more. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing is left to be done here.
  }
}
