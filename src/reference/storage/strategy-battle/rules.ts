import type { Rule } from '../../../rules/strategy-battle/ledger-rule.js';
import { RuleRow } from '../../entities/strategy-battle/rule.js';
import type { RowSet } from '../row-set.js';

export function writeRules(rules: readonly Rule[], rows: RowSet): void {
  rows.addList(RuleRow, rules.map((rule) => ({ ...rule, source: { ...rule.source } })));
}

export function readRules(rows: RowSet): Rule[] {
  return rows.of(RuleRow).map(({ id, title, summary, level, operation, ruling, source, lastLine }) => ({
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
