import { createFellowship } from '../rules/fellowship/create-fellowship.js';
import { createStrategyBattle } from '../rules/strategy-battle/create-strategy-battle.js';
import { createWarOfTheRing } from '../rules/war-of-the-ring/create-war-of-the-ring.js';
import type { ContentStore } from './content-store.js';
import type { References } from './reference-systems.js';
import { ContentUnavailableError, Snapshots, UnknownContentError, type Snapshot, type StoredVersion } from './snapshots.js';

/** Older snapshots kept in memory; the one used longest ago goes first. */
export const OLDER_SNAPSHOTS = 3;
/** Longest that a caller waits for an older version. The load goes on and serves the next one who asks. */
const PATIENCE_MS = 10_000;

const CONTENT_VERSION = /^c[0-9a-f]{12}$/;

/** One snapshot in memory from start to end, and older ones read when somebody asks. */
export class StoredSnapshots extends Snapshots {
  private readonly older = new Map<string, Snapshot>();
  private readonly loading = new Map<string, Promise<Snapshot>>();

  constructor(
    private readonly served: Snapshot,
    private readonly stored: readonly StoredVersion[],
    private readonly store: Pick<ContentStore, 'read'>,
    private readonly patienceMs: number = PATIENCE_MS,
  ) {
    super();
  }

  current(): Snapshot {
    return this.served;
  }

  versions(): readonly StoredVersion[] {
    return this.stored;
  }

  at(content: string | null): Snapshot | Promise<Snapshot> {
    if (content === null || content === this.served.content) return this.served;
    const known = this.older.get(content);
    return known === undefined ? this.inTime(content, this.loadOnce(content)) : this.keep(known);
  }

  private async inTime(content: string, load: Promise<Snapshot>): Promise<Snapshot> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ContentUnavailableError(content)), this.patienceMs);
    });
    return Promise.race([load, late]).finally(() => clearTimeout(timer));
  }

  private loadOnce(content: string): Promise<Snapshot> {
    const running = this.loading.get(content);
    if (running !== undefined) return running;
    const load = this.load(content).finally(() => this.loading.delete(content));
    this.loading.set(content, load);
    return load;
  }

  private async load(content: string): Promise<Snapshot> {
    if (!CONTENT_VERSION.test(content)) throw new UnknownContentError(content);
    const references = await this.store.read(content).catch((cause: unknown) => {
      throw new ContentUnavailableError(content, { cause });
    });
    if (references === null) throw new UnknownContentError(content);
    return this.keep(snapshotOf(content, references));
  }

  private keep(snapshot: Snapshot): Snapshot {
    this.older.delete(snapshot.content);
    this.older.set(snapshot.content, snapshot);
    const [longestAgo] = this.older.keys();
    if (this.older.size > OLDER_SNAPSHOTS && longestAgo !== undefined) this.older.delete(longestAgo);
    return snapshot;
  }
}

/**
 * A snapshot of some content with the rulebooks built over it. Content that was seeded before a rule system came has no
 * rules of it, and for that rule system it is no version: asking for its rulebook throws UnknownContentError.
 */
export function snapshotOf(content: string, { strategyBattle, fellowship, warOfTheRing }: References): Snapshot {
  const books = {
    strategyBattle: createStrategyBattle(strategyBattle),
    fellowship: fellowship.rules.length === 0 ? null : createFellowship(fellowship),
    warOfTheRing: warOfTheRing.rules.length === 0 ? null : createWarOfTheRing(warOfTheRing),
  };
  const held = <Book>(book: Book | null): Book => {
    if (book === null) throw new UnknownContentError(content);
    return book;
  };
  return Object.freeze({
    content,
    strategyBattle: books.strategyBattle,
    get fellowship() {
      return held(books.fellowship);
    },
    get warOfTheRing() {
      return held(books.warOfTheRing);
    },
  });
}
