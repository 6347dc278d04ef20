import { z } from 'zod';
import type { Race } from '../../../../rules/strategy-battle/reference.js';
import { id, listOf, name } from '../../schemas/fields.js';
import { distance, sourced } from './common.js';

export const raceSchema: z.ZodType<Race> = z.strictObject({
  id,
  name,
  move: distance,
  baseShoot: z.int().min(2).max(6).nullable().default(null),
  rides: listOf(id),
  carried: z.boolean().default(false),
  ...sourced,
});
