import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from './unit.js';

/** A unit that another may ride. */
@Entity('strategy_battle_unit_ridden_unit')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_ridden_unit_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'riddenUnitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_ridden_unit_ridden_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_unit_ridden_unit_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Check('strategy_battle_unit_ridden_unit_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_unit_ridden_unit_other_check', 'unit_id <> ridden_unit_id')
export class UnitRiddenUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_ridden_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_unit_ridden_unit_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'ridden_unit_id', primaryKeyConstraintName: 'strategy_battle_unit_ridden_unit_pkey' })
  riddenUnitId!: string;

  @Column('smallint')
  ordinal!: number;
}
