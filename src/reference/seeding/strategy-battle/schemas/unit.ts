import { z } from 'zod';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { distance, points, profile, ruleId, sourced } from './common.js';
import { baseWargear, option } from './option.js';

const stored = z.int().min(0).max(99);
const free = z.int().min(0).max(9).default(0);

const heroic = z
  .strictObject({
    might: stored.nullable(),
    will: stored.nullable(),
    fate: stored.nullable(),
    freePerTurn: z.strictObject({ might: free, will: free, fate: free }).prefault({}),
    special: text.nullable().default(null),
  })
  .refine((stores) => stores.special !== null || (stores.might !== null && stores.will !== null && stores.fate !== null), {
    path: ['special'],
    error: 'must say what holds where a store is no number',
  });

const variant = z.strictObject({ id, name, race: id.nullable().default(null), specialRules: listOf(id), groups: listOf(id) });

const power = z.strictObject({ id, castOn: z.int().min(2).max(6), range: distance.nullable().default(null) });

const inclusion = z
  .strictObject({
    max: z.int().min(1).max(1000).optional(),
    companions: listOf(id),
    opponentRingBearer: z.boolean().default(false),
    exclusiveSet: id.nullable().default(null),
    notUnderground: z.boolean().default(false),
    rule: ruleId.nullable().default(null),
  })
  .prefault({});

/** Items with an `id` of their own, each at most once. */
const each = <T extends { id: string }>(item: z.ZodType<T>) =>
  z.array(item).default([]).refine((items) => new Set(items.map((one) => one.id)).size === items.length, 'names something twice');

/** A unit as written: the move may be left to the race. */
export const unitSchema = z
  .strictObject({
    id,
    name,
    side: z.enum(['good', 'evil']),
    kind: z.enum(['hero', 'warrior']),
    race: id,
    unique: z.boolean().default(false),
    points,
    profile,
    heroic: heroic.nullable().default(null),
    move: distance.nullable().default(null),
    variants: each(variant),
    wargear: each(baseWargear),
    options: each(option),
    specialRules: listOf(id),
    magicalPowers: each(power),
    groups: listOf(id),
    inclusion,
    ringBearer: z.strictObject({ rank: z.int().min(1).max(9), always: z.boolean().default(false) }).nullable().default(null),
    mayRide: listOf(id),
    ...sourced,
  })
  .refine((unit) => (unit.kind === 'hero') === (unit.heroic !== null), { path: ['heroic'], error: 'goes with heroes, and only with them' })
  .refine((unit) => !unit.unique || (unit.inclusion.max ?? 1) === 1, { path: ['inclusion', 'max'], error: 'is not 1 although the unit is unique' })
  .refine((unit) => unit.variants.length !== 1, { path: ['variants'], error: 'leave no choice' })
  .transform((unit) => ({ ...unit, inclusion: { ...unit.inclusion, max: unit.inclusion.max ?? (unit.unique ? 1 : null) } }));

export type UnitSeed = z.infer<typeof unitSchema>;
