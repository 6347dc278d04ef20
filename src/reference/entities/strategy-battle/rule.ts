import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { SourceColumns } from '../columns/source-columns.js';
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
@Check('strategy_battle_rule_level_check', `level IN ('core', 'advanced', 'special', 'scenario', 'reference')`)
@Check('strategy_battle_rule_source_line_check', 'source_line >= 1')
@Check('strategy_battle_rule_last_line_check', 'last_line >= source_line')
export class RuleRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_rule_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;

  @Column('text')
  level!: string;

  @Column('text')
  operation!: string;

  @Column('text', { nullable: true })
  ruling!: string | null;

  @Column(() => SourceColumns, { prefix: false })
  source!: SourceColumns;

  @Column('integer', { name: 'last_line' })
  lastLine!: number;
}
