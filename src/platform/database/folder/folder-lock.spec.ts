import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLog } from '../../../../test/support/silent-log.js';
import { EXIT_CODES } from '../../start-error.js';
import { lockFolder } from './folder-lock.js';
import { lastBeat, newestLock } from './lock-files.js';
import type { LockHolder } from './lock-holder.js';

const QUICK = { everyMs: 20, watchMs: 200 };

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'hornburg-lock-')); });
  afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

  /** Writes the lock that somebody else would have written. */
  async function leaveLock(changes: Partial<LockHolder>): Promise<void> {
    const lock = await lockFolder(folder, silentLog, QUICK);
    const holder = newestLock(folder)?.holder;
    lock.release();
    writeFileSync(join(folder, 'lock.1'), JSON.stringify({ ...holder, id: 'another', ...changes }));
  }

  it('keeps a second one out, also of the same process, until it is released', async () => {
    const first = await lockFolder(folder, silentLog, QUICK);
    await expect(lockFolder(folder, silentLog, QUICK)).rejects.toMatchObject({ exitCode: EXIT_CODES.held });
    first.release();
    const second = await lockFolder(folder, silentLog, QUICK);
    second.release();
  });

  it('names process and host of a living holder', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await leaveLock({ pid: child.pid ?? 0, host: 'elsewhere', processStart: null });
      await expect(lockFolder(folder, silentLog, QUICK)).rejects.toThrow(`process ${child.pid} on host elsewhere`);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  it('follows a holder that has died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await leaveLock({ pid: child.pid ?? 0 });
    const lock = await lockFolder(folder, silentLog, QUICK);
    expect(readdirSync(folder)).toEqual(['lock.2']);
    lock.release();
  });

  it('follows a holder whose process id is now that of another process', async () => {
    await leaveLock({ pid: process.ppid, processStart: '1' });
    const lock = await lockFolder(folder, silentLog, QUICK);
    lock.release();
  });

  it('follows its own process id of an earlier life', async () => {
    await leaveLock({ processStart: '1' });
    const lock = await lockFolder(folder, silentLog, QUICK);
    lock.release();
  });

  it('watches a holder of another machine, and follows it when it gives no sign of life', async () => {
    await leaveLock({ place: 'another machine' });
    const begun = performance.now();
    const lock = await lockFolder(folder, silentLog, QUICK);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(QUICK.watchMs - 1);
    lock.release();
  });

  it('gives way to a holder of another machine that does', async () => {
    await leaveLock({ place: 'another machine' });
    let second = 1;
    const beat = setInterval(() => utimesSync(join(folder, 'lock.1'), second, second++), 10);
    try {
      await expect(lockFolder(folder, silentLog, { everyMs: 20, watchMs: 5000 })).rejects.toMatchObject({ exitCode: EXIT_CODES.held });
    } finally {
      clearInterval(beat);
    }
  });

  it('follows a lock that a crash of the machine has torn', async () => {
    writeFileSync(join(folder, 'lock.1'), '');
    const lock = await lockFolder(folder, silentLog, QUICK);
    lock.release();
  });

  it('lets one in of many that come at once, after a dead holder', async () => {
    await leaveLock({ processStart: '1' });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, silentLog, QUICK)));
    const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(locks).toHaveLength(1);
    locks.forEach((lock) => lock.release());
  });

  it('gives signs of life', async () => {
    const lock = await lockFolder(folder, silentLog, QUICK);
    utimesSync(join(folder, 'lock.1'), 1, 1);
    await new Promise((resolve) => setTimeout(resolve, QUICK.everyMs * 10));
    expect(lastBeat(folder, 1)).toBeGreaterThan(2000);
    lock.release();
  });
});
