import { z } from 'zod';
import { EFFECT_CONDITIONS, WARGEAR_CATEGORIES, type Wargear } from '../../../../rules/strategy-battle/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { distance, profile, ruleId, sourced } from './common.js';

const category = z.enum(WARGEAR_CATEGORIES);

export const effect = z.strictObject({
  characteristic: z.enum(['strength', 'defence']),
  amount: z.int().min(-10).max(10).refine((amount) => amount !== 0, 'changes nothing'),
  condition: z.enum(EFFECT_CONDITIONS).default('always'),
  rule: ruleId,
});

export const missile = z.strictObject({
  range: distance,
  strength: z.int().min(1).max(10),
  moveCost: z.enum(['none', 'half', 'all']),
});

/** `monstrous` is not written in the seeds: it follows from Fight and Attacks (SB-MM-001). */
const mount = z
  .strictObject({
    profile,
    move: distance,
    flies: z.boolean().default(false),
    carriesPassenger: z.boolean().default(false),
  })
  .transform((seed) => ({ ...seed, monstrous: seed.profile.fight > 0 && seed.profile.attacks > 0 }));

export const wargearSchema: z.ZodType<Wargear> = z
  .strictObject({
    id,
    name,
    category,
    magical: z.boolean().default(false),
    text,
    effects: z.array(effect).default([]),
    excludes: listOf(category),
    keepsOnly: listOf(category).nullable().default(null),
    missile: missile.nullable().default(null),
    mount: mount.nullable().default(null),
    ...sourced,
  })
  .refine((wargear) => (wargear.category === 'mount') === (wargear.mount !== null), {
    path: ['mount'],
    error: 'goes with category mount, and only with it',
  })
  .refine((wargear) => isMissileCategory(wargear.category) === (wargear.missile !== null), {
    path: ['missile'],
    error: 'goes with bows, crossbows and throwing weapons, and only with them',
  });

function isMissileCategory(value: z.infer<typeof category>): boolean {
  return value === 'bow' || value === 'crossbow' || value === 'throwing';
}
