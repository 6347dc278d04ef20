import { element, fragment, type Markup } from '../../../shared/svg/svg.js';
import { textLines } from '../../../shared/svg/text-lines.js';
import { PAGE_WIDTH, type Spot } from './board-frame.js';
import { FONT } from './map-theme.js';

const MARGIN = 12;
const INDENT = 26;
const LINE = 16;
/** How much wider bold letters are. */
const BOLD = 1.08;

/** A paragraph of the legend: what stands before it, and its text; the beginning of the text is set in bold. */
export interface Entry {
  readonly mark: ((spot: Spot) => Markup) | null;
  readonly lead: string;
  readonly text: string;
}

/** Writes from top to bottom. */
export class Column {
  readonly #parts: Markup[] = [];

  constructor(private y: number) {}

  get bottom(): number {
    return this.y;
  }

  /** Everything written so far. */
  get markup(): Markup {
    return fragment(this.#parts);
  }

  add(part: Markup, height: number): void {
    this.#parts.push(part);
    this.y += height;
  }

  title(text: string): void {
    for (const line of textLines(text, FONT.title * BOLD, PAGE_WIDTH - 2 * MARGIN)) {
      this.y += 24;
      this.#parts.push(element('text', { class: 'title', x: MARGIN, y: this.y - 4 }, line));
    }
  }

  heading(text: string): void {
    this.y += 26;
    this.#parts.push(element('text', { class: 'heading', x: MARGIN, y: this.y - 6 }, text));
  }

  paragraph(text: string): void {
    this.lines(textLines(text, FONT.text, PAGE_WIDTH - 2 * MARGIN), MARGIN);
    this.y += 4;
  }

  entry({ mark, lead, text }: Entry): void {
    if (mark) this.#parts.push(mark({ x: MARGIN + 9, y: this.y + LINE / 2 + 1 }));
    const before = this.#parts.length;
    this.lines(textLines(text === '' ? lead : `${lead}: ${text}`, FONT.text, PAGE_WIDTH - MARGIN - INDENT - MARGIN), MARGIN + INDENT - 2);
    if (this.#parts.length === before) this.y += LINE;
    this.y += 5;
  }

  private lines(lines: readonly string[], x: number): void {
    for (const line of lines) {
      this.y += LINE;
      this.#parts.push(element('text', { class: 'text', x, y: this.y - 3 }, line));
    }
  }
}
