import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from './unit.js';

/** A unit of which one must be in the force beside another. */
@Entity('strategy_battle_unit_companion')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_companion_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'companionId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_companion_companion_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_unit_companion_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Check('strategy_battle_unit_companion_ordinal_check', 'ordinal >= 0')
export class UnitCompanionRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_companion_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_unit_companion_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'companion_id', primaryKeyConstraintName: 'strategy_battle_unit_companion_pkey' })
  companionId!: string;

  @Column('smallint')
  ordinal!: number;
}
