import { z } from 'zod';
import type { MagicalPower, SpecialRule } from '../../../../rules/strategy-battle/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { sourced } from './common.js';
import { missile } from './wargear.js';

export const specialRuleSchema: z.ZodType<SpecialRule> = z.strictObject({
  id,
  name,
  text,
  missile: missile.nullable().default(null),
  wargear: id.nullable().default(null),
  ...sourced,
});

export const magicalPowerSchema: z.ZodType<MagicalPower> = z.strictObject({ id, name, text, ...sourced });
