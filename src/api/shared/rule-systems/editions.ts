import type { Snapshot, Snapshots } from '../../../reference/snapshots.js';

/** A version of the data: its name, and one rule system over it. */
export interface Edition<Book> {
  readonly content: string;
  readonly book: Book;
}

/** The rulebook over the version of the data that a request asks for. A request keeps the edition it began with. */
export abstract class Editions<Book> {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly bookOf: (snapshot: Snapshot) => Book,
  ) {}

  /** @throws UnknownContentError, ContentUnavailableError */
  async at(content: string | null): Promise<Edition<Book>> {
    const snapshot = await this.snapshots.at(content);
    return { content: snapshot.content, book: this.bookOf(snapshot) };
  }

  /** What is answered from that version. @throws what `at` and `answer` throw */
  async answer<Answer>(content: string | null, answer: (edition: Edition<Book>) => Answer | Promise<Answer>): Promise<Answer> {
    return answer(await this.at(content));
  }
}
