import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import type { SeedProblem } from './seed-error.js';
import type { Identified } from './seed-records.js';
import type { SeedFile } from './seed-system.js';

export interface ReadFile {
  readonly file: SeedFile;
  /** The records that keep to their schema. */
  readonly records: readonly Identified[];
  /** Ids of all records, faulty ones included; `null` where the file cannot be read at all. */
  readonly ids: readonly string[] | null;
  readonly problems: readonly SeedProblem[];
}

/** Reads one seed file and checks each of its records against the schema of its collection. Problems name the file alone. */
export function readSeedFile(directory: string, file: SeedFile, schema: z.ZodType<Identified>): ReadFile {
  const content = parseYaml(directory, file.name);
  if ('problems' in content) return { file, records: [], ids: null, problems: content.problems };
  const records: Identified[] = [];
  const problems: SeedProblem[] = [];
  content.list.forEach((raw, index) => {
    const parsed = schema.safeParse(raw);
    const record = idOf(raw) ?? `#${index + 1}`;
    if (parsed.success) records.push(parsed.data);
    else problems.push(...parsed.error.issues.flatMap(explain).map((fault) => ({ file: file.name, record, ...fault })));
  });
  const ids = content.list.map(idOf).filter((id) => id !== null);
  return { file, records, ids, problems };
}

function parseYaml(directory: string, file: string): { list: unknown[] } | { problems: SeedProblem[] } {
  const whole = (message: string) => ({ file, record: null, path: '', message });
  let text: string;
  try {
    text = readFileSync(join(directory, file), 'utf8');
  } catch (error) {
    return { problems: [whole(`cannot be read (${(error as NodeJS.ErrnoException).code})`)] };
  }
  try {
    const list: unknown = load(text, { schema: CORE_SCHEMA });
    return Array.isArray(list) ? { list } : { problems: [whole('must be a list of records')] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { problems: [whole(`is no YAML: ${error.reason}${error.mark ? ` (line ${error.mark.line + 1})` : ''}`)] };
  }
}

function idOf(raw: unknown): string | null {
  const id: unknown = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' ? id : null;
}

/** One problem for each unknown key, else the issue as it is. */
function explain(issue: z.core.$ZodIssue): { path: string; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'is no known key' }));
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
}
