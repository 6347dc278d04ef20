import { z } from 'zod';
import { ruleSystemOf } from '../../../../rules/rule-systems.js';
import { fieldsOfBook } from '../../schemas/fields.js';

export const BOOK = fieldsOfBook({ letters: 'SB', document: ruleSystemOf('strategy-battle').document });
export const { ruleId, sourced } = BOOK;

export const points = z.int().min(0).max(1000);

export const distance = z.strictObject({ inches: z.int().min(1).max(120), cm: z.int().min(1).max(300) });

const count = z.int().min(0).max(10);
export const profile = z.strictObject({
  fight: count,
  shoot: z.int().min(2).max(6).nullable(),
  strength: count,
  defence: count,
  attacks: count,
  wounds: count,
  courage: count,
});

/** More than nothing and at most the whole. */
export const share = z
  .strictObject({ numerator: z.int().min(1).max(100), denominator: z.int().min(1).max(100) })
  .refine((fraction) => fraction.numerator <= fraction.denominator, 'is more than the whole');
