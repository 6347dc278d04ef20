import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RuleRow } from './rule.js';

/** A magical power, whoever has it. */
@Entity('strategy_battle_magical_power')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_magical_power_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_magical_power_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_magical_power_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_magical_power_id_check', ID_CHECK)
@Check('strategy_battle_magical_power_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_magical_power_source_line_check', 'source_line >= 1')
export class MagicalPowerRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_magical_power_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_magical_power_pkey' })
  id!: string;

  @Column('text')
  text!: string;
}
