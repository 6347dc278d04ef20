import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { SpecialRuleRow } from './special-rule.js';
import { UnitRow } from './unit.js';

/** A special rule that a unit always has. */
@Entity('strategy_battle_unit_special_rule')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_special_rule_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SpecialRuleRow, ['contentVersion', 'specialRuleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_special_rule_special_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_unit_special_rule_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Index('strategy_battle_unit_special_rule_special_rule_idx', ['contentVersion', 'specialRuleId'])
@Check('strategy_battle_unit_special_rule_ordinal_check', 'ordinal >= 0')
export class UnitSpecialRuleRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_special_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_unit_special_rule_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'special_rule_id', primaryKeyConstraintName: 'strategy_battle_unit_special_rule_pkey' })
  specialRuleId!: string;

  @Column('smallint')
  ordinal!: number;
}
