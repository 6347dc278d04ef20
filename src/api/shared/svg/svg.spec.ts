import { describe, expect, it } from '@jest/globals';
import { drawn, sentences } from './drawing.js';
import { element, escaped, fragment, written } from './svg.js';
import { textLines, textWidth } from './text-lines.js';
import { contrast } from './theme.js';

const theme = { light: { paper: '#ffffff', ink: '#000000' }, dark: { paper: '#000000', ink: '#ffffff' }, rules: '.a{fill:red}' };

describe('SVG', () => {
  it('escapes text and attributes, and replaces what XML cannot hold', () => {
    expect(element('a', { b: '"<&' }, `x'<y>&`).svg).toBe('<a b="&quot;&lt;&amp;">x&#39;&lt;y&gt;&amp;</a>');
    expect(escaped('a\u0000b\ud800c')).toBe('a\uFFFDb\uFFFDc');
  });

  it('writes numbers short, and leaves out attributes that are null', () => {
    expect(element('r', { x: 1 / 3, y: -0.001, z: null }).svg).toBe('<r x="0.33" y="0"/>');
    expect(written(12)).toBe('12');
    expect(fragment([element('a', {}), element('b', {})]).svg).toBe('<a/><b/>');
  });

  it('makes a document with a name, a description, and both schemes of colour', () => {
    const svg = drawn({ id: 'map', width: 10.2, height: 5, title: 'A & B', description: 'Two', theme, children: [element('g', { id: 'x' })] });
    expect(svg).toContain('viewBox="0 0 11 5"');
    expect(svg).toContain('aria-labelledby="map-title map-desc"><title id="map-title">A &amp; B</title><desc id="map-desc">Two</desc>');
    expect(svg).toContain('@media screen and (prefers-color-scheme:dark){:root{--paper:#000000;--ink:#ffffff}}');
    expect(svg).not.toMatch(/<script|href=|url\(http/);
  });

  it('ends what it describes with full stops', () => {
    expect(sentences(['72" × 48"', 'Good stands there.', 'Where?'])).toBe('72" × 48". Good stands there. Where?');
  });

  it('breaks lines between words', () => {
    const lines = textLines('the quick brown fox jumps', 10, 60);
    expect(lines).toEqual(['the quick', 'brown fox', 'jumps']);
    expect(lines.every((line) => textWidth(line, 10) <= 60)).toBe(true);
    expect(textLines('incomprehensibilities a', 10, 30)).toEqual(['incomprehensibilities', 'a']);
  });

  it('knows the contrast of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
