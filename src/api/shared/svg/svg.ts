/** Markup of an SVG element, already escaped. Made by `element` only. */
export interface Markup {
  readonly svg: string;
}

/** Values of attributes; `null` leaves the attribute out. Numbers are written with at most two decimals. */
export type Attributes = Readonly<Record<string, string | number | null>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML 1.0 cannot hold, escaped or not, and halves of surrogate pairs. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** One element; children are elements, or text that is escaped here. */
export function element(name: string, attributes: Attributes, ...children: readonly (Markup | string)[]): Markup {
  const head = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [` ${key}="${escaped(written(value))}"`])).join('');
  const body = children.map((child) => (typeof child === 'string' ? escaped(child) : child.svg)).join('');
  return { svg: body === '' ? `<${name}${head}/>` : `<${name}${head}>${body}</${name}>` };
}

/** Several elements in a row. */
export function fragment(children: readonly Markup[]): Markup {
  return { svg: children.map(({ svg }) => svg).join('') };
}

/** A number as SVG reads it: at most two decimals, never `-0`. */
export function written(value: string | number): string {
  return typeof value === 'string' ? value : String(Math.round(value * 100) / 100 + 0);
}

/** A text as it may stand in markup or in a quoted attribute; what XML cannot hold becomes U+FFFD. */
export function escaped(text: string): string {
  return text.replace(NOT_XML, '\uFFFD').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
