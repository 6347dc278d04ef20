import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { MagicalPowerRow } from './magical-power.js';
import { UnitRow } from './unit.js';

/** A magical power as one unit has it. */
@Entity('strategy_battle_unit_magical_power')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_magical_power_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => MagicalPowerRow, ['contentVersion', 'magicalPowerId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_magical_power_magical_power_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_unit_magical_power_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Index('strategy_battle_unit_magical_power_magical_power_idx', ['contentVersion', 'magicalPowerId'])
@Check('strategy_battle_unit_magical_power_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_unit_magical_power_cast_on_check', 'cast_on BETWEEN 2 AND 6')
@Check(
  'strategy_battle_unit_magical_power_range_check',
  '(range_inches IS NULL) = (range_cm IS NULL) AND range_inches > 0 AND range_cm > 0',
)
export class UnitMagicalPowerRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_magical_power_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_unit_magical_power_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'magical_power_id', primaryKeyConstraintName: 'strategy_battle_unit_magical_power_pkey' })
  magicalPowerId!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('smallint', { name: 'cast_on' })
  castOn!: number;

  @Column('smallint', { name: 'range_inches', nullable: true })
  rangeInches!: number | null;

  @Column('smallint', { name: 'range_cm', nullable: true })
  rangeCm!: number | null;
}
