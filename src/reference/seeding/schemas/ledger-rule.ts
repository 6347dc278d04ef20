import { z } from 'zod';
import type { Rule } from '../../../rules/shared/ledger-rule.js';
import { text, type FieldsOfBook } from './fields.js';

/** How deep a rule of a ledger goes. */
const LEVELS = ['core', 'advanced', 'special', 'scenario', 'reference'] as const;

/** One row of the ledger of a rulebook. */
export const ledgerRuleSchema = ({ ruleId, source }: FieldsOfBook): z.ZodType<Rule> => z
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
