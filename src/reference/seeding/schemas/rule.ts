import { z } from 'zod';
import type { Rule } from '../../../rules/strategy-battle/ledger-rule.js';
import { ruleId, source, text } from './common.js';

const LEVELS = ['core', 'advanced', 'special', 'scenario', 'reference'] as const;

export const ruleSchema: z.ZodType<Rule> = z
  .strictObject({
    id: ruleId,
    title: text.max(120),
    summary: text,
    level: z.enum(LEVELS),
    operation: text.regex(/^[a-z]+(-[a-z]+)*$/, 'is no name of an operation'),
    ruling: text.nullable().default(null),
    source,
    lastLine: z.int().min(1),
  })
  .refine((rule) => rule.lastLine >= rule.source.line, { path: ['lastLine'], error: 'lies before the first line' });
