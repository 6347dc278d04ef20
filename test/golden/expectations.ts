import { expect } from '@jest/globals';
import { z } from 'zod';
import type { Finding } from '../../src/rules/shared/finding.js';
import type { Heroic } from '../../src/rules/strategy-battle/reference.js';
import type { HeroicFigures } from './notation.js';

/** A finding that must come out; keys that are absent are not compared. */
export const wantedFinding = z.strictObject({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']).default('error'),
  pointer: z.string(),
  rule: z.string().nullable().optional(),
  actual: z.number().nullable().optional(),
  limit: z.number().nullable().optional(),
});
export type WantedFinding = z.infer<typeof wantedFinding>;

/** The errors are exactly the wanted ones; wanted warnings and infos are among the others. */
export function expectFindings(found: readonly Finding[], wanted: readonly WantedFinding[]): void {
  const wantedErrors = wanted.filter((finding) => finding.severity === 'error');
  const errors = found.filter((finding) => finding.severity === 'error');
  expect(errors.map((error, index) => only(error, wantedErrors[index] ?? error))).toEqual(wantedErrors);
  for (const advice of wanted.filter((finding) => finding.severity !== 'error')) {
    expect(found).toContainEqual(expect.objectContaining(advice));
  }
}

/** Those parts of the actual object that the wanted one speaks of. */
export function only(actual: object, wanted: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, (actual as Record<string, unknown>)[key]]));
}

/** The figures without the text; a store that is no number must have a text. */
export function heroicFigures(heroic: Heroic | null): HeroicFigures | null {
  if (heroic === null) return null;
  const { special, ...figures } = heroic;
  expect({ special: special !== null }).toEqual({ special: [figures.might, figures.will, figures.fate].includes(null) });
  return figures;
}
