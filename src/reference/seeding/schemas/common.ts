import { z } from 'zod';

/** The text that every strategy-battle record was read from. */
const DOCUMENT = '000_c04ce76a133554ff.txt';

/** Lower-case ASCII in kebab-case, stable for ever. */
export const id = z.string().max(64).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id: lower-case letters, digits and single hyphens');
export const ruleId = z.string().regex(/^SB-[A-Z0-9]+-\d{3}$/, 'is no rule id such as SB-UNIT-046');
export const text = z.string().trim().min(1);
export const name = text.max(120);
export const points = z.int().min(0).max(1000);

/** A list without repetitions. */
export const listOf = <T extends string>(item: z.ZodType<T>) =>
  z.array(item).default([]).refine((items) => new Set(items).size === items.length, 'names something twice');

export const distance = z.strictObject({ inches: z.int().min(1).max(120), cm: z.int().min(1).max(300) });

const line = z.int().min(1);
export const source = z
  .strictObject({ section: text, line })
  .transform((place) => ({ document: DOCUMENT, ...place }));

/** What every record of the rulebook carries. */
export const sourced = { source, rule: ruleId, ruling: text.nullable().default(null) };

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
