import { z } from 'zod';
import type { Phase } from '../../../../rules/fellowship/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const phaseSchema: z.ZodType<Phase> = z.strictObject({
  id,
  name,
  text,
  round: name,
  roundNumber: z.int().min(1).max(7),
  heroic: z.boolean().default(false),
  part: z.int().min(1).max(3).nullable().default(null),
  procedure: z.boolean().default(false),
  ...BOOK.sourced,
});
