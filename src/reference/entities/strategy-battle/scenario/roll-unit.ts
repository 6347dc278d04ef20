import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from '../unit.js';
import { ScenarioRollRow } from './roll.js';

/** A unit that walks a path, or that does not come back. */
@Entity('strategy_battle_scenario_roll_unit')
@ForeignKey(() => ScenarioRollRow, ['contentVersion', 'rollId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_unit_roll_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_unit_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_roll_unit_ordinal_key', ['contentVersion', 'rollId', 'ordinal'])
@Check('strategy_battle_scenario_roll_unit_ordinal_check', 'ordinal >= 0')
export class ScenarioRollUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_roll_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'roll_id', primaryKeyConstraintName: 'strategy_battle_scenario_roll_unit_pkey' })
  rollId!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_scenario_roll_unit_pkey' })
  unitId!: string;

  @Column('smallint')
  ordinal!: number;
}
