import { z } from 'zod';

/** Lower-case ASCII in kebab-case, stable for ever. */
export const id = z.string().max(64).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id: lower-case letters, digits and single hyphens');
export const text = z.string().trim().min(1);
export const name = text.max(120);

/** A list without repetitions. */
export const listOf = <T extends string>(item: z.ZodType<T>) =>
  z.array(item).default([]).refine((items) => new Set(items).size === items.length, 'names something twice');

/** What depends on the rulebook: how its rules are numbered, and the text that its records were read from. */
export function fieldsOfBook({ letters, document }: { readonly letters: string; readonly document: string }) {
  const ruleId = z.string().regex(new RegExp(`^${letters}-[A-Z0-9]+-\\d{3}$`), `is no rule id such as ${letters}-MOVE-001`);
  const source = z.strictObject({ section: text, line: z.int().min(1) }).transform((place) => ({ document, ...place }));
  /** What every record of the rulebook carries. */
  const sourced = { source, rule: ruleId, ruling: text.nullable().default(null) };
  return { ruleId, source, sourced };
}

export type FieldsOfBook = ReturnType<typeof fieldsOfBook>;
