import { z } from 'zod';
import type { SpecialAbilityRecord } from '../../../../rules/fellowship/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const specialAbilitySchema: z.ZodType<SpecialAbilityRecord> = z.strictObject({ id, name, text, ...BOOK.sourced });
