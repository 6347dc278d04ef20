import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ScenarioRow } from '../scenario.js';

/** A playing surface; where its size is not in the text, how large it is drawn. */
@Entity('strategy_battle_scenario_board')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_board_scenario_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_scenario_board_ordinal_key', ['contentVersion', 'scenarioId', 'ordinal'])
@Check('strategy_battle_scenario_board_id_check', `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('strategy_battle_scenario_board_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_board_size_check', 'width_inches > 0 AND width_cm > 0 AND depth_inches > 0 AND depth_cm > 0')
export class ScenarioBoardRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_board_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_board_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_board_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('boolean')
  sized!: boolean;

  @Column('smallint', { name: 'width_inches' })
  widthInches!: number;

  @Column('smallint', { name: 'width_cm' })
  widthCm!: number;

  @Column('smallint', { name: 'depth_inches' })
  depthInches!: number;

  @Column('smallint', { name: 'depth_cm' })
  depthCm!: number;
}
