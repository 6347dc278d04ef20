import { LRUCache } from 'lru-cache';
import type { Representation } from './representation.js';

/** Most bytes of answers kept, and of any one of them with its packings. */
const MOST_BYTES = 32 * 1_048_576;
const MOST_BYTES_EACH = 8 * 1_048_576;

/** Answers by address, the least used forgotten first. Holds one content version at a time. */
export class AnswerStore {
  readonly #answers = new LRUCache<string, Representation>({
    maxSize: MOST_BYTES, maxEntrySize: MOST_BYTES_EACH, sizeCalculation: ({ size }, url) => size + url.length,
  });
  #content = '';

  find(url: string, content: string): Representation | undefined {
    return content === this.#content ? this.#answers.get(url) : undefined;
  }

  /** Keeps an answer, also one that was kept before and has grown by a packing. */
  keep(url: string, content: string, answer: Representation): void {
    if (content !== this.#content) this.#answers.clear();
    this.#content = content;
    this.#answers.delete(url);
    this.#answers.set(url, answer);
  }
}
