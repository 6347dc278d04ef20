import { z } from 'zod';
import type { Chart } from '../../../../rules/fellowship/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

export const chartSchema: z.ZodType<Chart> = z
  .strictObject({ id, name, text, columns: z.array(name).min(1), rows: z.array(z.strictObject({ heading: name, cells: z.array(text) })).min(1), ...BOOK.sourced })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length !== columns.length) context.addIssue({ code: 'custom', path: ['rows', index], message: `has ${cells.length} cells for ${columns.length} columns` });
    });
  });
