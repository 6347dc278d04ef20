import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { OptionRow } from './option.js';
import { UnitRow } from './unit.js';

/** A unit whose presence in the force forbids an option. */
@Entity('strategy_battle_option_excluding_unit')
@ForeignKey(() => OptionRow, ['contentVersion', 'unitId', 'optionId'], ['contentVersion', 'unitId', 'wargearId'], {
  name: 'strategy_battle_option_excluding_unit_option_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'excludingUnitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_option_excluding_unit_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_option_excluding_unit_ordinal_key', ['contentVersion', 'unitId', 'optionId', 'ordinal'])
@Check('strategy_battle_option_excluding_unit_ordinal_check', 'ordinal >= 0')
export class OptionExcludingUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_option_excluding_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_option_excluding_unit_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'option_id', primaryKeyConstraintName: 'strategy_battle_option_excluding_unit_pkey' })
  optionId!: string;

  @PrimaryColumn('text', { name: 'excluding_unit_id', primaryKeyConstraintName: 'strategy_battle_option_excluding_unit_pkey' })
  excludingUnitId!: string;

  @Column('smallint')
  ordinal!: number;
}
