import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Side } from '../../../rules/strategy-battle/reference.js';
import { ScenarioSideRow } from './scenario-side.js';
import { UnitRow } from './unit.js';

/** Models that a side must consist of. */
@Entity('strategy_battle_scenario_fixed_unit')
@ForeignKey(() => ScenarioSideRow, ['contentVersion', 'scenarioId', 'side'], ['contentVersion', 'scenarioId', 'side'], {
  name: 'strategy_battle_scenario_fixed_unit_side_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_fixed_unit_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_fixed_unit_ordinal_key', ['contentVersion', 'scenarioId', 'side', 'ordinal'])
@Check('strategy_battle_scenario_fixed_unit_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_fixed_unit_count_check', 'count >= 1')
export class ScenarioFixedUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_fixed_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_fixed_unit_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_fixed_unit_pkey' })
  side!: Side;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_scenario_fixed_unit_pkey' })
  unitId!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('smallint')
  count!: number;
}
