import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import type { StandIn } from '../../../../rules/strategy-battle/scenario/objectives.js';
import { ScenarioObjectiveRow } from './objective.js';

/** As what an objective speaks of models. */
export type ObjectiveRole = 'subjects' | 'escort' | 'lost' | 'unless-slain' | 'needed';

/** Models that an objective speaks of, and in which role. */
@Entity('strategy_battle_scenario_objective_subject')
@ForeignKey(() => ScenarioObjectiveRow, ['contentVersion', 'scenarioId', 'objective'], ['contentVersion', 'scenarioId', 'ordinal'], {
  name: 'strategy_battle_scenario_objective_subject_objective_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_objective_subject_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_objective_subject_role_check', `role IN ('subjects', 'escort', 'lost', 'unless-slain', 'needed')`)
@Check(
  'strategy_battle_scenario_objective_subject_points_match_check',
  `points_match IN ('same', 'none', 'ringbearer', 'most-expensive-hero', 'heroes')`,
)
export class ScenarioObjectiveSubjectRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_objective_subject_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_objective_subject_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_objective_subject_pkey' })
  objective!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_objective_subject_pkey' })
  role!: ObjectiveRole;

  @Column('text')
  side!: Side;

  @Column('text', { name: 'points_match' })
  pointsMatch!: StandIn;
}
