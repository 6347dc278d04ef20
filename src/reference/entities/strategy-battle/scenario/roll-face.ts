import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ScenarioRollEdgeRow } from './roll-edge.js';

/** A face of that second die. */
@Entity('strategy_battle_scenario_roll_face')
@ForeignKey(() => ScenarioRollEdgeRow, ['contentVersion', 'rollId', 'edge'], ['contentVersion', 'rollId', 'ordinal'], {
  name: 'strategy_battle_scenario_roll_face_edge_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_scenario_roll_face_ordinal_key', ['contentVersion', 'rollId', 'edge', 'ordinal'])
@Check('strategy_battle_scenario_roll_face_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_roll_face_face_check', 'face BETWEEN 1 AND 6')
export class ScenarioRollFaceRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_roll_face_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'roll_id', primaryKeyConstraintName: 'strategy_battle_scenario_roll_face_pkey' })
  rollId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_roll_face_pkey' })
  edge!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_roll_face_pkey' })
  face!: number;

  @Column('smallint')
  ordinal!: number;
}
