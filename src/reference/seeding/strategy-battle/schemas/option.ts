import { z } from 'zod';
import { id, listOf } from '../../schemas/fields.js';
import { points, ruleId } from './common.js';
import { effect } from './wargear.js';

/** What a model may buy. */
export const option = z.strictObject({
  id,
  points,
  requires: listOf(id),
  excludes: listOf(id),
  variants: listOf(id),
  excludedByUnits: listOf(id),
  perHero: z.boolean().default(false),
  effects: z.array(effect).min(1).nullable().default(null),
  rule: ruleId.nullable().default(null),
});

const amount = z.int().min(0).max(10).default(0);

/** Wargear in the unit's price: an id alone, or with what the printed profile already counts of it. */
export const baseWargear = z.preprocess(
  (seed) => (typeof seed === 'string' ? { id: seed } : seed),
  z.strictObject({ id, included: z.strictObject({ strength: amount, defence: amount }).prefault({}) }),
);
