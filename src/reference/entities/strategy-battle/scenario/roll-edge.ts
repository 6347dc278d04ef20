import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ScenarioRollRow } from './roll.js';

/** Where a second die sends those who arrive; no edge where their player chooses. */
@Entity('strategy_battle_scenario_roll_edge')
@ForeignKey(() => ScenarioRollRow, ['contentVersion', 'rollId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_edge_roll_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_roll_edge_ordinal_check', 'ordinal >= 0')
export class ScenarioRollEdgeRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_roll_edge_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'roll_id', primaryKeyConstraintName: 'strategy_battle_scenario_roll_edge_pkey' })
  rollId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_roll_edge_pkey' })
  ordinal!: number;

  @Column('text', { nullable: true })
  edge!: string | null;

  @Column('text')
  text!: string;
}
