import { createHash } from 'node:crypto';
import { RuleError } from '../../../rules/shared/rule-error.js';

/**
 * Makes and reads the cursors of one list. A cursor says how many items lie before it; it carries a fingerprint of what
 * it was made for (collection, content version, filters, sort), so that it fits nothing else.
 */
export class Cursors {
  #known: string | null = null;

  /** `madeFor` names everything that decides which items the list has, and in which order. */
  constructor(private readonly madeFor: readonly unknown[]) {}

  /** Made when a cursor is first asked for: most pages are read without. */
  get #fingerprint(): string {
    return (this.#known ??= createHash('sha256').update(JSON.stringify(this.madeFor)).digest('base64url').slice(0, 12));
  }

  /** The cursor after `count` items. */
  after(count: number): string {
    return Buffer.from(`${this.#fingerprint}.${count}`).toString('base64url');
  }

  /**
   * How many items lie before a cursor; 0 for none.
   * @throws RuleError `invalid-cursor` at `pointer` for a cursor that is broken or was made for another list
   */
  before(cursor: string | null, total: number, pointer: string): number {
    if (cursor === null) return 0;
    const [fingerprint, count] = Buffer.from(cursor, 'base64url').toString('latin1').split('.');
    const position = Number(count);
    if (fingerprint === this.#fingerprint && position >= 0 && position <= total && this.after(position) === cursor) return position;
    const detail = 'The cursor is broken, or was made for another list, other filters, another sort or another content version.';
    throw new RuleError([{ pointer, code: 'invalid-cursor', detail, suggestions: [] }]);
  }
}
