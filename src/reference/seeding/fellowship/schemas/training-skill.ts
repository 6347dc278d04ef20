import { z } from 'zod';
import { SKILL_HOLDERS, type TrainingSkillRecord } from '../../../../rules/fellowship/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const trainingSkillSchema: z.ZodType<TrainingSkillRecord> = z.strictObject({
  id,
  name,
  text,
  holders: listOf(z.enum(SKILL_HOLDERS)),
  examples: listOf(name),
  ...BOOK.sourced,
});
