import { LRUCache } from 'lru-cache';

/** Most of what one store keeps, and of any one answer in it: bytes, or characters of a text. */
const MOST_KEPT = 32 * 1_048_576;
const MOST_KEPT_EACH = 8 * 1_048_576;
/** What keeping an answer takes besides its body and what was asked: header fields, tags, places in the store. */
const AROUND_EACH = 2_048;

/** Answers by what was asked, the least used forgotten first. Holds one content version at a time. */
export class AnswerStore<Answer extends object | string> {
  readonly #answers: LRUCache<string, Answer>;
  #content = '';

  /** `sizeOf` an answer in bytes or characters. */
  constructor(sizeOf: (answer: Answer) => number) {
    this.#answers = new LRUCache({ maxSize: MOST_KEPT, maxEntrySize: MOST_KEPT_EACH, sizeCalculation: (answer, asked) => sizeOf(answer) + asked.length + AROUND_EACH });
  }

  find(asked: string, content: string): Answer | undefined {
    return content === this.#content ? this.#answers.get(asked) : undefined;
  }

  /** Keeps an answer, also one that was kept before and has grown by a packing. */
  keep(asked: string, content: string, answer: Answer): void {
    if (content !== this.#content) this.#answers.clear();
    this.#content = content;
    this.#answers.delete(asked);
    this.#answers.set(asked, answer);
  }
}
