import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESS_FROM_BYTES } from '../../../platform/http/limits.js';
import type { Encoding } from './accepted-encoding.js';
import { PackedAnswer } from './packed-answer.js';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const THOROUGH_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Up to this many bytes a body stays a text, which Node sends with the head in one piece. */
const LONGEST_TEXT_BODY = 16_384;

/** An answer made once and kept: its bytes, its entity tag, and each packing made when it is first asked for. */
export class Representation {
  readonly #packed = new Map<Encoding, PackedAnswer>();
  readonly #tag: string;

  /** `content` is the version of the data; with the bytes it makes the tag. */
  constructor(private readonly body: string, content: string, private readonly contentType: string, private readonly cacheControl: string) {
    this.#tag = `${content}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}`;
    const bytes = Buffer.from(body);
    this.#made('identity', bytes.length > LONGEST_TEXT_BODY ? bytes : bytes.toString('latin1'));
  }

  /** Bytes held in memory. */
  get size(): number {
    return [...this.#packed.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** The packing where it is made already. */
  ready(encoding: Encoding): PackedAnswer | undefined {
    return this.#packed.get(this.#worthwhile(encoding));
  }

  async packed(encoding: Encoding): Promise<PackedAnswer> {
    const chosen = this.#worthwhile(encoding);
    const ready = this.#packed.get(chosen);
    if (ready) return ready;
    return this.#made(chosen, chosen === 'br' ? await pack.br(this.body, THOROUGH_BROTLI) : await pack.gzip(this.body));
  }

  #worthwhile(encoding: Encoding): Encoding {
    return this.body.length < COMPRESS_FROM_BYTES ? 'identity' : encoding;
  }

  #made(encoding: Encoding, body: string | Buffer): PackedAnswer {
    const packed = new PackedAnswer(body, encoding, this.#tag, this.contentType, this.cacheControl);
    this.#packed.set(encoding, packed);
    return packed;
  }
}
