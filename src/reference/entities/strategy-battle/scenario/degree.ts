import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Result } from '../../../../rules/strategy-battle/scenario/objectives.js';
import { ScenarioObjectiveRow } from './objective.js';

/** A line of a turn chart. */
@Entity('strategy_battle_scenario_degree')
@ForeignKey(() => ScenarioObjectiveRow, ['contentVersion', 'scenarioId', 'objective'], ['contentVersion', 'scenarioId', 'ordinal'], {
  name: 'strategy_battle_scenario_degree_objective_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_degree_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_degree_up_to_check', 'up_to >= 1')
@Check(
  'strategy_battle_scenario_degree_result_check',
  `result IN ('good-major', 'good-minor', 'good-win', 'draw', 'evil-win', 'evil-minor', 'evil-major')`,
)
export class ScenarioDegreeRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_degree_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_degree_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_degree_pkey' })
  objective!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_degree_pkey' })
  ordinal!: number;

  @Column('smallint', { name: 'up_to', nullable: true })
  upTo!: number | null;

  @Column('text')
  result!: Result;
}
