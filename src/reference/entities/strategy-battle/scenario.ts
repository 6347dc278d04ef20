import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { SourceColumns } from '../columns/source-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RuleRow } from './rule.js';

/** A scenario as far as buying a force for it goes. */
@Entity('strategy_battle_scenario')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_scenario_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_scenario_id_check', ID_CHECK)
@Check('strategy_battle_scenario_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_source_line_check', 'source_line >= 1')
export class ScenarioRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  number!: string | null;

  @Column('boolean')
  underground!: boolean;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;

  @Column('text', { nullable: true })
  ruling!: string | null;

  @Column(() => SourceColumns, { prefix: false })
  source!: SourceColumns;
}
