import { z } from 'zod';
import type { Participant, Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { points, ruleId, share, sourced } from './common.js';
import { objective, roll } from './scenario-end.js';
import { board, deployment } from './scenario-field.js';

const lost = z.int().min(0).max(20);
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

const pointsMatch = z
  .strictObject({ equalValues: z.boolean().default(false), good: sideLimits, evil: sideLimits })
  .refine(({ equalValues, good, evil }) => !equalValues || (good.share === null && evil.share === null), { path: ['equalValues'], error: 'contradicts the share of a side' });

const losses = z.strictObject({ might: lost, will: lost, fate: lost, wounds: lost });

const participant: z.ZodType<Participant> = z.strictObject({
  unit: id,
  variant: id.nullable().default(null),
  count: z.int().min(1).max(1000),
  options: listOf(id),
  mount: id.nullable().default(null),
  passengerOf: id.nullable().default(null),
  forbidden: listOf(id),
  without: listOf(id),
  given: listOf(id),
  losses: losses.nullable().default(null),
  group: id.nullable().default(null),
  note: text.nullable().default(null),
});

const banners = z.array(z.strictObject({ count: z.int().min(1).max(100), units: listOf(id) })).default([]);

export const scenarioSchema: z.ZodType<Scenario> = z.strictObject({
  id,
  name,
  number: text.max(60).nullable().default(null),
  underground: z.boolean().default(false),
  description: text,
  pointsMatch: pointsMatch.nullable().default(null),
  participants: z.strictObject({ good: z.array(participant).min(1), evil: z.array(participant).min(1) }),
  banners: z.strictObject({ good: banners, evil: banners }).prefault({}),
  boards: z.array(board).min(1),
  terrain: text,
  deployment,
  objectives: z.array(objective).min(1),
  reserves: listOf(z.enum(['good', 'evil'])),
  ringForbiddenBy: ruleId.nullable().default(null),
  rolls: z.array(roll).default([]),
  specialRules: z.array(z.strictObject({ id, name, text, rules: z.array(ruleId).min(1) })).default([]),
  campaign: z.array(z.strictObject({ scenario: id, units: z.array(id).min(1) })).default([]),
  open: listOf(text),
  ...sourced,
});
