import type { ReadyAnswer } from '../../../platform/http/ready-answers.js';
import type { Encoding } from './accepted-encoding.js';
import { matchesEntityTag } from './entity-tag.js';

/** One packing of an answer, ready for the wire. A strong tag names bytes, so every packing has its own. */
export class PackedAnswer {
  /** Bytes of the body. */
  readonly length: number;
  readonly #etag: string;
  readonly #whole: ReadyAnswer;
  readonly #unchanged: ReadyAnswer;

  /** A text has one character for each byte. */
  constructor(body: string | Buffer, encoding: Encoding, tag: string, contentType: string, cacheControl: string) {
    this.length = body.length;
    this.#etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
    const lasting = { etag: this.#etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' };
    const packing: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    this.#whole = { status: 200, body, headers: { 'content-type': contentType, 'content-length': String(this.length), ...lasting, ...packing } };
    this.#unchanged = { status: 304, body: null, headers: lasting };
  }

  /** The whole answer, or 304 where the caller has it already. */
  answerTo(ifNoneMatch: string | undefined): ReadyAnswer {
    return matchesEntityTag(ifNoneMatch, this.#etag) ? this.#unchanged : this.#whole;
  }
}
