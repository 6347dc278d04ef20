import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { OptionRow } from './option.js';
import { WargearRow } from './wargear.js';

/** Wargear that a model must have to buy an option. */
@Entity('strategy_battle_option_requirement')
@ForeignKey(() => OptionRow, ['contentVersion', 'unitId', 'optionId'], ['contentVersion', 'unitId', 'wargearId'], {
  name: 'strategy_battle_option_requirement_option_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_option_requirement_wargear_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_option_requirement_ordinal_key', ['contentVersion', 'unitId', 'optionId', 'ordinal'])
@Check('strategy_battle_option_requirement_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_option_requirement_other_check', 'option_id <> wargear_id')
export class OptionRequirementRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_option_requirement_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_option_requirement_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'option_id', primaryKeyConstraintName: 'strategy_battle_option_requirement_pkey' })
  optionId!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_option_requirement_pkey' })
  wargearId!: string;

  @Column('smallint')
  ordinal!: number;
}
