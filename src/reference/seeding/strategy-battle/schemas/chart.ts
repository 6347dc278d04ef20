import { z } from 'zod';
import type { Chart } from '../../../../rules/strategy-battle/reference.js';
import { id, name, text } from '../../schemas/fields.js';
import { sourced } from './common.js';

const headings = z
  .array(z.strictObject({ id, name }))
  .min(1)
  .refine((items) => new Set(items.map((heading) => heading.id)).size === items.length, 'names something twice');

export const chartSchema: z.ZodType<Chart> = z
  .strictObject({ id, name, text, columns: headings, rows: headings, cells: z.array(z.array(text)), ...sourced })
  .superRefine((chart, context) => {
    if (chart.cells.length !== chart.rows.length) {
      context.addIssue({ code: 'custom', path: ['cells'], message: `has ${chart.cells.length} rows for ${chart.rows.length} headings` });
    }
    chart.cells.forEach((row, index) => {
      if (row.length === chart.columns.length) return;
      context.addIssue({ code: 'custom', path: ['cells', index], message: `has ${row.length} cells for ${chart.columns.length} columns` });
    });
  });
