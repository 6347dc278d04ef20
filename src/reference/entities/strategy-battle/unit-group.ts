import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from './unit.js';

/** A group that a unit belongs to, such as the Heroes of one people. */
@Entity('strategy_battle_unit_group')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_group_unit_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_unit_group_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Check('strategy_battle_unit_group_ordinal_check', 'ordinal >= 0')
export class UnitGroupRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_group_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_unit_group_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'group_id', primaryKeyConstraintName: 'strategy_battle_unit_group_pkey' })
  groupId!: string;

  @Column('smallint')
  ordinal!: number;
}
