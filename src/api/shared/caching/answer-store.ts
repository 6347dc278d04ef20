import type { Representation } from './representation.js';

/** Most bytes of answers kept, and of any one of them with its packings. */
const MOST_BYTES = 32 * 1_048_576;
const MOST_BYTES_EACH = 8 * 1_048_576;

/** Answers by address, the least used forgotten first. Holds one content version at a time. */
export class AnswerStore {
  readonly #answers = new Map<string, { readonly answer: Representation; readonly size: number }>();
  #bytes = 0;
  #content = '';

  find(url: string, content: string): Representation | undefined {
    if (content !== this.#content) return undefined;
    const found = this.#answers.get(url);
    if (!found) return undefined;
    this.#answers.delete(url);
    this.#answers.set(url, found);
    return found.answer;
  }

  keep(url: string, content: string, answer: Representation): void {
    if (content !== this.#content) this.#forgetAll(content);
    this.#forget(url);
    const size = answer.size + url.length;
    if (size > MOST_BYTES_EACH) return;
    this.#answers.set(url, { answer, size });
    this.#bytes += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#forget(oldest);
    }
  }

  #forget(url: string): void {
    const known = this.#answers.get(url);
    if (known && this.#answers.delete(url)) this.#bytes -= known.size;
  }

  #forgetAll(content: string): void {
    this.#answers.clear();
    this.#bytes = 0;
    this.#content = content;
  }
}
