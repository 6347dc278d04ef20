import type { StrategyBattleReference } from '../../../../rules/strategy-battle/reference.js';
import type { SourcedView } from '../../views/sourced.view.js';

/**
 * Source, rule and readings of a chart that is made from other records: those of the ledger rows that describe it.
 * @throws Error when the ledger lacks the first row
 */
export function ledgerNote({ rules }: StrategyBattleReference, first: string, ...more: readonly string[]): Pick<SourcedView, 'source' | 'rule' | 'ruling'> {
  const rows = [first, ...more].map((id) => rules.find((rule) => rule.id === id));
  const source = rows[0]?.source;
  if (!source) throw new Error(`The rules ledger lacks ${first}, which describes a chart.`);
  const rulings = rows.flatMap((row) => row?.ruling ?? []);
  return { source, rule: first, ruling: rulings.length > 0 ? rulings.join(' ') : null };
}
