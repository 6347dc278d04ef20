import { z } from 'zod';
import type { HeroicActionRecord } from '../../../../rules/fellowship/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const heroicActionSchema: z.ZodType<HeroicActionRecord> = z.strictObject({ id, name, text, phases: listOf(id), ...BOOK.sourced });
