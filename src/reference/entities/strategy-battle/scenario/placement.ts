import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Share } from '../../../../rules/strategy-battle/scenario/zones.js';
import { RuleRow } from '../rule.js';
import { ScenarioBoardRow } from './board.js';
import { ScenarioStepRow } from './step.js';

/** Who goes where in a step of the deployment. */
@Entity('strategy_battle_scenario_placement')
@ForeignKey(() => ScenarioStepRow, ['contentVersion', 'scenarioId', 'step'], ['contentVersion', 'scenarioId', 'ordinal'], {
  name: 'strategy_battle_scenario_placement_step_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ScenarioBoardRow, ['contentVersion', 'scenarioId', 'boardId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_placement_board_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_placement_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_placement_ordinal_key', ['contentVersion', 'scenarioId', 'step', 'ordinal'])
@Check('strategy_battle_scenario_placement_id_check', `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('strategy_battle_scenario_placement_ordinal_check', 'ordinal >= 0')
@Check(
  'strategy_battle_scenario_placement_share_check',
  `share IN ('all', 'exactly', 'at-most', 'equal-part') AND (share = 'all') = (share_number IS NULL) AND share_number >= 1`,
)
export class ScenarioPlacementRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_placement_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_placement_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_placement_pkey' })
  id!: string;

  @Column('smallint')
  step!: number;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('text')
  share!: Share['kind'];

  @Column('smallint', { name: 'share_number', nullable: true })
  shareNumber!: number | null;

  @Column('text', { name: 'board_id', nullable: true })
  boardId!: string | null;

  @Column('text')
  text!: string;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;
}
