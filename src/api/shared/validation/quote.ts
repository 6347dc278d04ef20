const LONGEST_QUOTE = 40;

/** Names a value of a request in a sentence, whatever its size: `"abc"`, `a list`, `null`. */
export function quote(value: unknown): string {
  switch (typeof value) {
    case 'string': return JSON.stringify(shortened(value));
    case 'number': case 'boolean': return String(value);
    case 'symbol': return `the bare word ${shortened(value.description ?? '')}`;
    case 'undefined': return 'nothing';
    default: return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
  }
}

const shortened = (text: string): string => (text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`);
