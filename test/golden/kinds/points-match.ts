import { expect } from '@jest/globals';
import { z } from 'zod';
import type { Scenario, SideLimits } from '../../../src/rules/strategy-battle/reference.js';
import { kind } from './kind.js';

const whole = z.literal('all');
const SIDES = ['good', 'evil'] as const;

/** The least agreed value of every scenario that has one, for each side. */
export const minima = kind(
  whole,
  z.record(z.string(), z.strictObject({ good: z.number(), evil: z.number() })),
  (_all, wanted, book) => {
    const having = matches(book.reference.scenarios)
      .map(({ id, good, evil }) => [id, { good: good.minPoints, evil: evil.minPoints }] as const)
      .filter(([, least]) => least.good !== null || least.evil !== null);
    expect(Object.fromEntries(having)).toEqual(wanted);
  },
);

/** Which scenarios hold bows to a third of the models, and which side. Any other share fails. */
export const bowLimits = kind(
  whole,
  z.strictObject({ both: z.array(z.string()), good: z.array(z.string()), evil: z.array(z.string()), nobody: z.array(z.string()) }),
  (_all, wanted, book) => {
    const found = { both: [] as string[], good: [] as string[], evil: [] as string[], nobody: [] as string[] };
    for (const match of matches(book.reference.scenarios)) found[whoIsHeld(match)].push(match.id);
    expect(inOrder(found)).toEqual(inOrder(wanted));
  },
);

function matches(scenarios: readonly Scenario[]): { id: string; good: SideLimits; evil: SideLimits }[] {
  return scenarios.flatMap(({ id, pointsMatch }) => (pointsMatch === null ? [] : [{ id, ...pointsMatch }]));
}

function whoIsHeld(match: { good: SideLimits; evil: SideLimits }): 'both' | 'good' | 'evil' | 'nobody' {
  const held = SIDES.filter((side) => match[side].bows !== null);
  for (const side of held) expect(match[side].bows).toEqual({ numerator: 1, denominator: 3 });
  return held.length === SIDES.length ? 'both' : (held[0] ?? 'nobody');
}

function inOrder(lists: Record<string, readonly string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([who, ids]) => [who, [...ids].sort()]));
}
