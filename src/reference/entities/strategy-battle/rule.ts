import { Check, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { LedgerColumns, LEVEL_CHECK } from '../columns/ledger-columns.js';
import { ContentVersionRow } from '../content-version.js';

/** One row of the rules ledger, in our own words. */
@Entity('strategy_battle_rule')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_rule_content_version_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_rule_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_rule_id_check', `id ~ '^[A-Z]{2}-[A-Z0-9]+-[0-9]{3}$'`)
@Check('strategy_battle_rule_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_rule_level_check', LEVEL_CHECK)
@Check('strategy_battle_rule_source_line_check', 'source_line >= 1')
@Check('strategy_battle_rule_last_line_check', 'last_line >= source_line')
export class RuleRow extends LedgerColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_rule_pkey' })
  id!: string;
}
