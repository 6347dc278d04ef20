import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ScenarioRollRow } from './roll.js';

/** An edge or feature by which models come back. */
@Entity('strategy_battle_scenario_roll_way')
@ForeignKey(() => ScenarioRollRow, ['contentVersion', 'rollId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_way_roll_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_scenario_roll_way_ordinal_key', ['contentVersion', 'rollId', 'ordinal'])
@Check('strategy_battle_scenario_roll_way_ordinal_check', 'ordinal >= 0')
export class ScenarioRollWayRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_roll_way_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'roll_id', primaryKeyConstraintName: 'strategy_battle_scenario_roll_way_pkey' })
  rollId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_roll_way_pkey' })
  way!: string;

  @Column('smallint')
  ordinal!: number;
}
