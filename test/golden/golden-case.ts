import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';

/** One row of a golden table: a worked example, the rule that it proves, and what must come out. */
const goldenCase = z.strictObject({
  rule: z.string().regex(/^[A-Z]{2}-[A-Z0-9]+-\d{3}$/),
  name: z.string().min(1),
  kind: z.string(),
  given: z.unknown(),
  expect: z.unknown(),
});

export type GoldenCase = z.infer<typeof goldenCase>;

export interface GoldenTable {
  readonly file: string;
  readonly cases: readonly GoldenCase[];
}

/** All tables of one rulebook, in order of file name. A row with an unknown or missing key is an error. */
export function readGoldenTables(rulebook: string): GoldenTable[] {
  const folder = join(import.meta.dirname, rulebook);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, cases: z.array(goldenCase).min(1).parse(load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA })) }));
}
