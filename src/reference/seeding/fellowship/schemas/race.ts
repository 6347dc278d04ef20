import { z } from 'zod';
import { SIDES, type Race } from '../../../../rules/fellowship/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const raceSchema: z.ZodType<Race> = z
  .strictObject({
    id,
    name,
    text,
    side: z.enum(SIDES),
    rate: z.int().min(1).max(100),
    mount: z.boolean().default(false),
    nightVision: z.boolean().default(false),
    ...BOOK.sourced,
  })
  .refine((race) => race.id.startsWith(`${race.side}-`), { path: ['id'], error: 'does not begin with its side' });
