import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESS_FROM_BYTES } from '../../../platform/http/limits.js';
import type { Encoding } from './accepted-encoding.js';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const THOROUGH_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Up to this length a body stays a text, which Node sends with the head in one piece; a longer one is encoded once and for all. */
const LONGEST_TEXT_BODY = 16_384;

/** One packing of an answer, ready for the wire. */
export interface Packed {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Bytes of the body. */
  readonly length: number;
}

/** An answer made once and kept: its bytes, its entity tag, and each packing made when it is first asked for. */
export class Representation {
  readonly #packed = new Map<Encoding, Packed>();
  readonly #tag: string;

  constructor(readonly body: string, content: string, readonly contentType: string, readonly cacheControl: string) {
    this.#tag = `${content}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}`;
    this.#packed.set('identity', this.#made('identity', body.length > LONGEST_TEXT_BODY ? Buffer.from(body) : body));
  }

  /** Bytes held in memory. */
  get size(): number {
    return [...this.#packed.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** The packing where it is made already. */
  ready(encoding: Encoding): Packed | undefined {
    return this.#packed.get(this.#worthwhile(encoding));
  }

  async packed(encoding: Encoding): Promise<Packed> {
    const chosen = this.#worthwhile(encoding);
    const ready = this.#packed.get(chosen);
    if (ready || chosen === 'identity') return ready ?? this.#made(chosen, this.body);
    const body = chosen === 'br' ? await pack.br(this.body, THOROUGH_BROTLI) : await pack.gzip(this.body);
    const made = this.#made(chosen, body);
    this.#packed.set(chosen, made);
    return made;
  }

  #worthwhile(encoding: Encoding): Encoding {
    return this.body.length < COMPRESS_FROM_BYTES ? 'identity' : encoding;
  }

  /** A strong tag names bytes: every packing has its own. */
  #made(encoding: Encoding, body: string | Buffer): Packed {
    const etag = encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
    const packing: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const length = Buffer.byteLength(body);
    const headers = {
      'content-type': this.contentType, 'content-length': String(length), etag, 'cache-control': this.cacheControl, vary: 'Accept-Encoding', ...packing,
    };
    return { body, etag, length, headers };
  }
}
