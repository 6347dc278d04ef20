import { UnknownContentError, type Snapshot, type Snapshots } from '../../../reference/snapshots.js';
import type { RuleSystemId } from '../../../rules/rule-systems.js';
import { nearMatches } from '../../../rules/shared/near-matches.js';
import { unknownResource } from '../problems/problem.js';
import type { ContentVersions } from '../versions/content-versions.view.js';

/** A version of the data: its name, and one rule system over it. */
export interface Edition<Book> {
  readonly content: string;
  readonly book: Book;
}

/** The rulebook over the version of the data that a request asks for. A request keeps the edition it began with. */
export abstract class Editions<Book> {
  constructor(
    private readonly id: RuleSystemId,
    private readonly snapshots: Snapshots,
    private readonly bookOf: (snapshot: Snapshot) => Book,
  ) {}

  /** @throws ProblemError `unknown-content` with the versions that come near and the current one; ContentUnavailableError */
  async at(content: string | null): Promise<Edition<Book>> {
    try {
      const snapshot = await this.snapshots.at(content);
      return { content: snapshot.content, book: this.bookOf(snapshot) };
    } catch (error) {
      throw error instanceof UnknownContentError ? this.unknown(error.content) : error;
    }
  }

  /** The versions of the data that hold something of this rule system. */
  versions(): ContentVersions {
    const versions = this.snapshots.versions().filter(({ systems }) => systems.includes(this.id));
    return { current: this.snapshots.current().content, versions: versions.map(({ content, seededAt }) => ({ content, seededAt })) };
  }

  /** What is answered from that version. @throws what `at` and `answer` throw */
  async answer<Answer>(content: string | null, answer: (edition: Edition<Book>) => Answer | Promise<Answer>): Promise<Answer> {
    return answer(await this.at(content));
  }

  private unknown(content: string): Error {
    const { current, versions } = this.versions();
    const near = nearMatches(content, versions.map((version) => version.content));
    return unknownResource('unknown-content', content, [...new Set([...near, current])], '/content');
  }
}
