import type { Fellowship } from '../rules/fellowship/fellowship.js';
import type { StrategyBattle } from '../rules/strategy-battle/strategy-battle.js';
import type { RuleSystemId } from '../rules/rule-systems.js';
import type { WarOfTheRing } from '../rules/war-of-the-ring/war-of-the-ring.js';

/** One version of all reference data, deeply frozen, with the rulebooks built over it. */
export interface Snapshot {
  /** Version of the seeded data, as callers pin it with `?content=`. */
  readonly content: string;
  readonly strategyBattle: StrategyBattle;
  readonly fellowship: Fellowship;
  readonly warOfTheRing: WarOfTheRing;
}

/** A version of the reference data that the database holds. */
export interface StoredVersion {
  /** As callers pin it with `?content=`. */
  readonly content: string;
  /** When it was stored: ISO 8601, in UTC. */
  readonly seededAt: string;
  /** Rule systems that it has data of: earlier versions lack those that came later. */
  readonly systems: readonly RuleSystemId[];
}

/** The content version asked for is not in the database, or has nothing of the rule system. */
export class UnknownContentError extends Error {
  constructor(readonly content: string) {
    super(`There is no content version "${content}".`);
    this.name = 'UnknownContentError';
  }
}

/** An older content version was asked for and the database that holds it does not answer. */
export class ContentUnavailableError extends Error {
  constructor(readonly content: string, options?: ErrorOptions) {
    super(`Content version "${content}" cannot be read just now: the database does not answer.`, options);
    this.name = 'ContentUnavailableError';
  }
}

/** Where the doors get their data from. The current snapshot is in memory; only an older one needs SQL. */
export abstract class Snapshots {
  /** The snapshot that this process serves. */
  abstract current(): Snapshot;
  /** The versions that the database held when this process started, the newest first. */
  abstract versions(): readonly StoredVersion[];
  /**
   * The snapshot of a pinned version, or the current one for `null`. Answers at once for the current version.
   * @throws UnknownContentError, ContentUnavailableError
   */
  abstract at(content: string | null): Snapshot | Promise<Snapshot>;
}
