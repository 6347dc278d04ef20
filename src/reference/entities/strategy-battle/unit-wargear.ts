import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from './unit.js';
import { WargearRow } from './wargear.js';

/** Wargear in the price of a unit, and what the printed profile already counts of it. */
@Entity('strategy_battle_unit_wargear')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_wargear_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_wargear_wargear_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_unit_wargear_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Index('strategy_battle_unit_wargear_wargear_idx', ['contentVersion', 'wargearId'])
@Check('strategy_battle_unit_wargear_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_unit_wargear_included_check', 'included_strength >= 0 AND included_defence >= 0')
export class UnitWargearRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_wargear_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_unit_wargear_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_unit_wargear_pkey' })
  wargearId!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('smallint', { name: 'included_strength' })
  includedStrength!: number;

  @Column('smallint', { name: 'included_defence' })
  includedDefence!: number;
}
