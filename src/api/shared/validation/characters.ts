const FIRST_SURROGATE = 0xd800;
const FIRST_LOW_SURROGATE = 0xdc00;
const LAST_SURROGATE = 0xdfff;

/** What a check wants to know of the characters of a text. */
export interface Characters {
  /** Characters as JSON Schema counts them: code points. Half of a surrogate pair counts as one. */
  readonly length: number;
  /** No NUL and no half of a surrogate pair. */
  readonly sound: boolean;
}

/** Counts a text and looks at each of its characters, in one go and without a copy: most texts of a request are short ids. */
export function characters(text: string): Characters {
  let pairs = 0;
  let sound = true;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0) sound = false;
    else if (unit < FIRST_SURROGATE || unit > LAST_SURROGATE) continue;
    else if (unit < FIRST_LOW_SURROGATE && isLow(text.charCodeAt(index + 1))) {
      pairs += 1;
      index += 1;
    } else sound = false;
  }
  return { length: text.length - pairs, sound };
}

const isLow = (unit: number): boolean => unit >= FIRST_LOW_SURROGATE && unit <= LAST_SURROGATE;
