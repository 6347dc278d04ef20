import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { RuleRow } from './rule.js';
import { UnitRow } from './unit.js';
import { WargearRow } from './wargear.js';

/** Wargear that a unit may buy. */
@Entity('strategy_battle_option')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_option_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_option_wargear_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_option_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_option_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Index('strategy_battle_option_wargear_idx', ['contentVersion', 'wargearId'])
@Check('strategy_battle_option_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_option_points_check', 'points >= 0')
export class OptionRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_option_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_option_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_option_pkey' })
  wargearId!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('smallint')
  points!: number;

  @Column('boolean', { name: 'per_hero' })
  perHero!: boolean;

  @Column('text', { name: 'rule_id', nullable: true })
  ruleId!: string | null;
}
