import { z } from 'zod';
import type { Scenario } from '../../../../rules/strategy-battle/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { points, share, sourced } from './common.js';

const heroes = z.int().min(0).max(100).nullable().default(null);

const sideLimits = z
  .strictObject({
    minPoints: points.nullable().default(null),
    maxPoints: points.nullable().default(null),
    share: share.nullable().default(null),
    bows: share.nullable().default(null),
    minHeroes: heroes,
    maxHeroes: heroes,
    heroesOnly: z.boolean().default(false),
    mountedAllowed: z.boolean().default(true),
    otherSideShare: share.nullable().default(null),
    fixedUnits: z
      .array(z.strictObject({ unit: id, count: z.int().min(1).max(1000) }))
      .default([])
      .refine((units) => new Set(units.map(({ unit }) => unit)).size === units.length, 'names a unit twice'),
  })
  .refine((side) => inOrder(side.minPoints, side.maxPoints), { path: ['maxPoints'], error: 'is below minPoints' })
  .refine((side) => inOrder(side.minHeroes, side.maxHeroes), { path: ['maxHeroes'], error: 'is below minHeroes' });

function inOrder(min: number | null, max: number | null): boolean {
  return min === null || max === null || min <= max;
}

export const scenarioSchema: z.ZodType<Scenario> = z.strictObject({
  id,
  name,
  number: text.max(60).nullable().default(null),
  underground: z.boolean().default(false),
  pointsMatch: z.strictObject({ good: sideLimits, evil: sideLimits }).nullable().default(null),
  ...sourced,
});
