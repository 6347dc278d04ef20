import type { Character } from './reference.js';

/** A character who is named and cannot be there, by his place in the list. */
export interface Recounted {
  readonly place: number;
  readonly message: string;
}

/** Who is named more often than there are figures of him, or by both his names at once (WR-CHAR-028). */
export function recounted(characters: readonly Character[]): readonly Recounted[] {
  return characters.flatMap(({ id, name, count }, place) => {
    const before = characters.slice(0, place);
    if (before.filter((other) => other.id === id).length >= count) return [{ place, message: `"${id}" is named more often than there are figures: ${count}.` }];
    const self = before.find((other) => other.becomes === id || characters[place]?.becomes === other.id);
    return self === undefined ? [] : [{ place, message: `${self.name} and ${name} are one.` }];
  });
}
