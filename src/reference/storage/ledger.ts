import type { Rule } from '../../rules/shared/ledger-rule.js';
import type { LedgerColumns } from '../entities/columns/ledger-columns.js';
import type { RowSet, Table } from './row-set.js';

/** A table that holds the rules ledger of one rule system. */
type LedgerTable = Table<LedgerColumns & { readonly contentVersion: string; readonly id: string }>;

export function writeLedger(table: LedgerTable, rules: readonly Rule[], rows: RowSet): void {
  rows.addList(table, rules.map((rule) => ({ ...rule, source: { ...rule.source } })));
}

export function readLedger(table: LedgerTable, rows: RowSet): Rule[] {
  return rows.of(table).map(({ id, title, summary, level, operation, ruling, source, lastLine }) => ({
    id,
    title,
    summary,
    level,
    operation,
    ruling,
    source: { document: source.document, section: source.section, line: source.line },
    lastLine,
  }));
}
