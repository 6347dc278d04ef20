import { z } from 'zod';
import type { Terrain } from '../../../../rules/fellowship/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const terrainSchema: z.ZodType<Terrain> = z.strictObject({ id, name, text, difficult: z.boolean().default(false), ...BOOK.sourced });
