/** Mean width of a letter of a sans serif, as a share of the font size; on the safe side for ordinary sentences. */
const LETTER = 0.56;

/** About how wide a text is in user units. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * LETTER;
}

/** Lines that fit into `width`, broken between words; a word that is too long stands alone. */
export function textLines(text: string, fontSize: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, fontSize) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
