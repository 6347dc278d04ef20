import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { OptionRow } from './option.js';

/** An option that may not be taken beside another. */
@Entity('strategy_battle_option_exclusion')
@ForeignKey(() => OptionRow, ['contentVersion', 'unitId', 'optionId'], ['contentVersion', 'unitId', 'wargearId'], {
  name: 'strategy_battle_option_exclusion_option_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => OptionRow, ['contentVersion', 'unitId', 'excludedOptionId'], ['contentVersion', 'unitId', 'wargearId'], {
  name: 'strategy_battle_option_exclusion_excluded_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_option_exclusion_ordinal_key', ['contentVersion', 'unitId', 'optionId', 'ordinal'])
@Check('strategy_battle_option_exclusion_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_option_exclusion_other_check', 'option_id <> excluded_option_id')
export class OptionExclusionRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_option_exclusion_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_option_exclusion_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'option_id', primaryKeyConstraintName: 'strategy_battle_option_exclusion_pkey' })
  optionId!: string;

  @PrimaryColumn('text', { name: 'excluded_option_id', primaryKeyConstraintName: 'strategy_battle_option_exclusion_pkey' })
  excludedOptionId!: string;

  @Column('smallint')
  ordinal!: number;
}
