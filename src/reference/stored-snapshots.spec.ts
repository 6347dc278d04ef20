import { describe, expect, it } from '@jest/globals';
import { SMALL_SEEDS } from '../../test/support/seed-folder.js';
import { loadSeeds } from './seeding/load-seeds.js';
import { ContentUnavailableError, UnknownContentError, type StoredVersion } from './snapshots.js';
import { OLDER_SNAPSHOTS, snapshotOf, StoredSnapshots } from './stored-snapshots.js';

const references = loadSeeds(SMALL_SEEDS);
const versionOf = (number: number): string => `c${String(number).padStart(12, '0')}`;
const served = snapshotOf('cfedcba987654', references);
const stored: readonly StoredVersion[] = [{ content: served.content, seededAt: '2026-01-31T12:00:00.000Z', systems: ['fellowship'] }];

/** A database that counts what it is asked. */
class CountingStore {
  readonly asked: string[] = [];
  fails = false;

  constructor(private readonly known: readonly string[]) {}

  read(version: string) {
    return this.answer(version, this.known.includes(version) ? references : null);
  }

  private answer<T>(question: string, value: T): Promise<T> {
    this.asked.push(question);
    return this.fails ? Promise.reject(new Error('connection refused')) : Promise.resolve(value);
  }
}

function over(known: readonly string[]) {
  const store = new CountingStore(known);
  return { store, snapshots: new StoredSnapshots(served, stored, store) };
}

describe('snapshots', () => {
  it('answer for the current version at once and without the database', () => {
    const { store, snapshots } = over([]);
    expect(snapshots.current()).toBe(served);
    expect(snapshots.at(null)).toBe(served);
    expect(snapshots.at(served.content)).toBe(served);
    expect(store.asked).toEqual([]);
  });

  it('read an older version once, however many ask for it at the same time and later', async () => {
    const { store, snapshots } = over([versionOf(1)]);
    const [first, second] = await Promise.all([snapshots.at(versionOf(1)), snapshots.at(versionOf(1))]);
    expect(first).toBe(second);
    expect(first.content).toBe(versionOf(1));
    expect(snapshots.at(versionOf(1))).toBe(first);
    expect(store.asked).toEqual([versionOf(1)]);
  });

  it('forget the older version that was used longest ago', async () => {
    const versions = Array.from({ length: OLDER_SNAPSHOTS + 1 }, (_, number) => versionOf(number));
    const { store, snapshots } = over(versions);
    for (const version of versions.slice(0, -1)) await snapshots.at(version);
    await snapshots.at(versionOf(0));
    await snapshots.at(versionOf(OLDER_SNAPSHOTS));
    store.asked.length = 0;
    await snapshots.at(versionOf(0));
    expect(store.asked).toEqual([]);
    await snapshots.at(versionOf(1));
    expect(store.asked).toEqual([versionOf(1)]);
  });

  it('of content from before a rule system came serve the others, and say that for this one there is no such version', () => {
    const old = snapshotOf(versionOf(1), { ...references, fellowship: { ...references.fellowship, rules: [] } });
    expect(old.strategyBattle.reference).toBe(references.strategyBattle);
    expect(old.warOfTheRing).toBeDefined();
    expect(() => old.fellowship).toThrow(UnknownContentError);
  });

  it('list the versions as they were at the start, without the database, and say so when one is not there', async () => {
    const { store, snapshots } = over([versionOf(1)]);
    expect(snapshots.versions()).toBe(stored);
    expect(store.asked).toEqual([]);
    const asked = snapshots.at('c999999999999');
    await expect(asked).rejects.toThrow(UnknownContentError);
    await expect(asked).rejects.toMatchObject({ content: 'c999999999999' });
    expect(store.asked).toEqual(['c999999999999']);
  });

  it.each(['', 'latest', 'c12', 'C0123456789AB', `${versionOf(1)} `, "c' or 1=1--"])('do not trouble the database with what can be no version: %j', async (content) => {
    const { store, snapshots } = over([versionOf(1)]);
    await expect(snapshots.at(content)).rejects.toThrow(UnknownContentError);
    expect(store.asked).toEqual([]);
  });

  it('do not keep callers waiting for a database that says nothing, nor ask it twice', async () => {
    let asked = 0;
    const silent = {
      read: () => {
        asked += 1;
        return new Promise<null>(() => undefined);
      },
    };
    const snapshots = new StoredSnapshots(served, stored, silent, 5);
    await expect(snapshots.at(versionOf(1))).rejects.toThrow(ContentUnavailableError);
    await expect(snapshots.at(versionOf(1))).rejects.toThrow(ContentUnavailableError);
    expect(asked).toBe(1);
  });

  it('say when the database does not answer, and try again the next time', async () => {
    const { store, snapshots } = over([versionOf(1)]);
    store.fails = true;
    await expect(snapshots.at(versionOf(1))).rejects.toThrow(ContentUnavailableError);
    expect(snapshots.at(null)).toBe(served);
    store.fails = false;
    await expect(snapshots.at(versionOf(1))).resolves.toMatchObject({ content: versionOf(1) });
  });
});
