import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds the folder of an embedded database. */
export interface LockHolder {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** Where process ids mean the same: machine, its boot and its process namespace. */
  readonly place: string;
  /** Tells a process from a later one with the same id; `null` where the system does not say. */
  readonly processStart: string | null;
  /** ISO 8601. */
  readonly since: string;
  /** Set when the holder let go in good order. */
  readonly released: boolean;
}

const locksOfThisProcess = new Set<string>();

function readOr<T>(fallback: T, read: () => string): string | T {
  try {
    return read().trim();
  } catch {
    return fallback;
  }
}

function place(): string {
  const boot = readOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const namespace = readOr('', () => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].join(' ');
}

/** State letter and start time of a process from /proc; `null` where there is no such thing. */
function processFacts(pid: number): { state: string; start: string } | null {
  const stat = readOr(null, () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === null) return null;
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, start: fields[18] ?? '' };
}

/** This process as a holder. */
export function thisProcess(id: string): LockHolder {
  locksOfThisProcess.add(id);
  return {
    id, pid: process.pid, host: hostname(), place: place(), released: false,
    processStart: processFacts(process.pid)?.start ?? null, since: new Date().toISOString(),
  };
}

/** The same holder after it has let go. */
export function released(holder: LockHolder): LockHolder {
  locksOfThisProcess.delete(holder.id);
  return { ...holder, released: true };
}

/** Whether a holder lives; `null` when that cannot be told from here (another machine or container). */
export function isAlive(holder: LockHolder): boolean | null {
  if (holder.released) return false;
  if (locksOfThisProcess.has(holder.id)) return true;
  if (holder.place !== place()) return null;
  if (holder.pid === process.pid || !exists(holder.pid)) return false;
  const facts = processFacts(holder.pid);
  if (facts === null || holder.processStart === null) return true;
  return facts.state !== 'Z' && facts.start === holder.processStart;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
