import { z } from 'zod';
import type { Engagement } from '../../../../rules/fellowship/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

const markers = z.int().min(0).max(10);

export const engagementSchema: z.ZodType<Engagement> = z.strictObject({
  id,
  name,
  text,
  zones: z.array(z.strictObject({ side: z.enum(['either', 'attacker', 'defender']), depth: z.int().min(1).max(300).nullable() })).default([]),
  steps: listOf(text),
  markers: z.strictObject({ each: markers, centre: markers }),
  open: listOf(text),
  ...BOOK.sourced,
});
