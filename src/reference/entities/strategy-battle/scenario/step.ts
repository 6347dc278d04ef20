import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { ScenarioRow } from '../scenario.js';

/** One player's turn to place models. */
@Entity('strategy_battle_scenario_step')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_step_scenario_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_step_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_step_ordinal_check', 'ordinal >= 0')
export class ScenarioStepRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_step_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_step_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_step_pkey' })
  ordinal!: number;

  @Column('text')
  side!: Side;
}
