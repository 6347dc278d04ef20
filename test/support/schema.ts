import type { DataSource } from 'typeorm';

const OBJECTS = `
  select table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || coalesce(' ' || column_default, '') as line
    from information_schema.columns where table_schema = current_schema()
  union all
  select conrelid::regclass || '.' || conname || ': ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
  union all
  select tablename || '.' || indexname || ': ' || indexdef from pg_indexes where schemaname = current_schema()`;

/** Every column, constraint and index as the database itself writes them, sorted; the list of migrations left out. */
export async function readSchema(source: DataSource): Promise<string[]> {
  const rows: { line: string }[] = await source.query(OBJECTS);
  return rows.map((row) => row.line).filter((line) => !line.startsWith('migrations.')).sort();
}
