import { pointerTo } from './json-keys.js';

/** Where a text ceases to be JSON. */
export interface JsonFault {
  /** Both from 1; columns are characters of UTF-16. */
  readonly line: number;
  readonly column: number;
  /** What JSON has there, in words. */
  readonly wanted: string;
  /** The character that stands there; `null` at the end of the text. */
  readonly found: string | null;
  /** JSON pointer to the value that was being read. */
  readonly pointer: string;
}

/** Most repeated keys that are named. */
const MOST_NAMED = 50;

/** The first fault of a text, `null` where it is JSON. Goes as deep as the text does: bound that beforehand. */
export function jsonFault(text: string): JsonFault | null {
  const reader = new Reader(text);
  return reader.readsAll() ? null : reader.fault();
}

/** JSON pointers of the keys that a valid JSON text writes more than once in one object, in the order of the text. Goes as deep as it does. */
export function repeatedKeys(text: string): readonly string[] {
  const reader = new Reader(text);
  reader.readsAll();
  return [...reader.repeated];
}

const BLANKS = /[ \t\n\r]*/y;
const PLAIN_CHARACTERS = /[^"\\\u0000-\u001f]*/y; // eslint-disable-line no-control-regex -- JSON forbids them inside texts
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads until the first fault, and stays there. Every method says whether it has read what it is for. */
class Reader {
  #at = 0;
  #wanted = '';
  readonly repeated = new Set<string>();
  readonly #steps: (string | number)[] = [];

  constructor(private readonly text: string) {}

  readsAll(): boolean {
    if (!this.#value()) return false;
    this.#blanks();
    return this.#at === this.text.length || this.#fail('the end of the body');
  }

  fault(): JsonFault {
    const lines = this.text.slice(0, this.#at).split('\n');
    const found = this.text.codePointAt(this.#at);
    return {
      line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, wanted: this.#wanted,
      found: found === undefined ? null : String.fromCodePoint(found), pointer: pointerTo(this.#steps),
    };
  }

  #value(): boolean {
    this.#blanks();
    switch (this.text[this.#at]) {
      case '{': {
        const keys = new Set<string>();
        return this.#parts('}', () => this.#member(keys));
      }
      case '[': return this.#parts(']', (index) => this.#under(index));
      case '"': return this.#quoted();
      default: return this.#matches(WORD) || this.#fail('a value');
    }
  }

  #parts(closing: string, part: (index: number) => boolean): boolean {
    this.#at += 1;
    this.#blanks();
    if (this.#takes(closing)) return true;
    let index = 0;
    do {
      if (!part(index)) return false;
      index += 1;
      this.#blanks();
    } while (this.#takes(','));
    return this.#takes(closing) || this.#fail(`"," or "${closing}"`);
  }

  #member(keys: Set<string>): boolean {
    this.#blanks();
    const start = this.#at;
    if (this.text[start] !== '"') return this.#fail('a key in double quotes');
    if (!this.#quoted()) return false;
    const key = JSON.parse(this.text.slice(start, this.#at)) as string;
    if (keys.has(key) && this.repeated.size < MOST_NAMED) this.repeated.add(pointerTo([...this.#steps, key]));
    keys.add(key);
    this.#blanks();
    return (this.#takes(':') || this.#fail('":"')) && this.#under(key);
  }

  #under(step: string | number): boolean {
    this.#steps.push(step);
    if (!this.#value()) return false;
    this.#steps.pop();
    return true;
  }

  #quoted(): boolean {
    this.#at += 1;
    do this.#matches(PLAIN_CHARACTERS); while (this.#matches(ESCAPE));
    return this.#takes('"') || this.#fail('the rest of a text in double quotes');
  }

  #blanks(): void {
    this.#matches(BLANKS);
  }

  #matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #takes(character: string): boolean {
    if (this.text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #fail(wanted: string): boolean {
    this.#wanted = wanted;
    return false;
  }
}
