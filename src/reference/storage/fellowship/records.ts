import type { Named } from '../../../rules/fellowship/reference.js';
import type { RecordColumns } from '../../entities/columns/record-columns.js';
import { fromSourcedColumns, toSourcedColumns } from '../columns.js';

type NamedRow = Omit<RecordColumns, 'ordinal'> & { id: string; text: string };

/** The columns that every record of the rulebook has. */
export function toRecord(record: Named): NamedRow {
  return { id: record.id, name: record.name, text: record.text, ...toSourcedColumns(record) };
}

export function fromRecord(row: NamedRow): Named {
  return { id: row.id, name: row.name, text: row.text, ...fromSourcedColumns(row) };
}
