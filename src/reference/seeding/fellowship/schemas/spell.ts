import { z } from 'zod';
import { SPELL_FAMILIES, type SpellRecord } from '../../../../rules/fellowship/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const spellSchema: z.ZodType<SpellRecord> = z.strictObject({
  id,
  name,
  text,
  family: z.enum(SPELL_FAMILIES),
  range: z.int().min(0).max(100).nullable().default(null),
  save: z.boolean().default(false),
  ...BOOK.sourced,
});
