/** Colours by name, for light and for dark surroundings. `paper` and `ink` are the ground and the text. */
export interface Theme {
  readonly light: Palette;
  readonly dark: Palette;
  /** Style rules that use the colours as `var(--name)`. */
  readonly rules: string;
}
/** Colours `#rrggbb` by name. */
export type Palette = Readonly<Record<string, string>> & { readonly paper: string; readonly ink: string };

const BASE = 'svg{font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}.paper{fill:var(--paper)}text{fill:var(--ink)}';

/** The style of a drawing: the caller's preference decides, and paper is always light. */
export function themeStyle({ light, dark, rules }: Theme): string {
  return `:root{${variables(light)}}@media screen and (prefers-color-scheme:dark){:root{${variables(dark)}}}${BASE}${rules}`.replaceAll('"', "'");
}

/**
 * Contrast of two colours `#rrggbb` as WCAG 2.2 works it out, from 1 to 21. Text wants 4.5, lines and areas that carry
 * a meaning want 3.
 */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function variables(palette: Palette): string {
  return Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`).join(';');
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
