import { element, type Markup } from './svg.js';
import { themeStyle, type Theme } from './theme.js';

/** A whole picture. Width and height are in user units; a page scales it to the width that it has. */
export interface Drawing {
  /** Begins every id in it, so that several may stand in one page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Read out by a screen reader: a short name, and what there is to see. */
  readonly title: string;
  readonly description: string;
  readonly theme: Theme;
  readonly children: readonly Markup[];
}

/** Parts of a description as sentences in a row. */
export const sentences = (parts: readonly string[]): string => parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');

/** A stand-alone SVG document: it brings its own style, loads nothing and runs nothing. */
export function drawn({ id, width, height, title, description, theme, children }: Drawing): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`, width: '100%', role: 'img', 'aria-labelledby': `${id}-title ${id}-desc`,
  };
  const document = element('svg', attributes,
    element('title', { id: `${id}-title` }, title),
    element('desc', { id: `${id}-desc` }, description),
    element('style', {}, themeStyle(theme)),
    element('rect', { class: 'paper', width: Math.ceil(width), height: Math.ceil(height) }),
    ...children);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.svg}\n`;
}
