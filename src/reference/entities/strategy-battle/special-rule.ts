import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RuleRow } from './rule.js';
import { WargearRow } from './wargear.js';

/** A named rule of a unit or of an item. */
@Entity('strategy_battle_special_rule')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_special_rule_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_special_rule_wargear_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_special_rule_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_special_rule_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_special_rule_id_check', ID_CHECK)
@Check('strategy_battle_special_rule_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_special_rule_source_line_check', 'source_line >= 1')
export class SpecialRuleRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_special_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_special_rule_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'wargear_id', nullable: true })
  wargearId!: string | null;
}
