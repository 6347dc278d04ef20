import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from '../unit.js';
import { type ObjectiveRole, ScenarioObjectiveSubjectRow } from './objective-subject.js';

/** A unit among those that an objective speaks of. */
@Entity('strategy_battle_scenario_objective_unit')
@ForeignKey(() => ScenarioObjectiveSubjectRow, ['contentVersion', 'scenarioId', 'objective', 'role'], ['contentVersion', 'scenarioId', 'objective', 'role'], {
  name: 'strategy_battle_scenario_objective_unit_subject_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_objective_unit_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_objective_unit_ordinal_key', ['contentVersion', 'scenarioId', 'objective', 'role', 'ordinal'])
@Check('strategy_battle_scenario_objective_unit_ordinal_check', 'ordinal >= 0')
export class ScenarioObjectiveUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_objective_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_objective_unit_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_objective_unit_pkey' })
  objective!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_objective_unit_pkey' })
  role!: ObjectiveRole;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_scenario_objective_unit_pkey' })
  unitId!: string;

  @Column('smallint')
  ordinal!: number;
}
