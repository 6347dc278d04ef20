import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ScenarioRow } from '../scenario.js';
import { ScenarioBoardRow } from './board.js';

/** What the source leaves open, about a board or about the whole scenario. */
@Entity('strategy_battle_scenario_open_point')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_open_point_scenario_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ScenarioBoardRow, ['contentVersion', 'scenarioId', 'boardId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_open_point_board_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_open_point_ordinal_check', 'ordinal >= 0')
export class ScenarioOpenPointRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_open_point_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_open_point_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_open_point_pkey' })
  ordinal!: number;

  @Column('text', { name: 'board_id', nullable: true })
  boardId!: string | null;

  @Column('text')
  text!: string;
}
