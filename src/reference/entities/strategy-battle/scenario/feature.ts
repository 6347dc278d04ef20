import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Edge, FeatureShape, Place } from '../../../../rules/strategy-battle/scenario/board.js';
import { PlacedColumns } from '../../columns/placed-columns.js';
import { ScenarioBoardRow } from './board.js';

/** Something on a board that the scenario speaks of. What its place and size are made of depends on its shape. */
@Entity('strategy_battle_scenario_feature')
@ForeignKey(() => ScenarioBoardRow, ['contentVersion', 'scenarioId', 'boardId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_feature_board_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ScenarioFeatureRow, ['contentVersion', 'scenarioId', 'placeFeature'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_feature_place_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => ScenarioFeatureRow, ['contentVersion', 'scenarioId', 'endFeature'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_feature_end_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_feature_ordinal_key', ['contentVersion', 'scenarioId', 'boardId', 'ordinal'])
@Check('strategy_battle_scenario_feature_id_check', `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('strategy_battle_scenario_feature_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_feature_shape_check', `shape IN ('spot', 'along-edge', 'rectangle', 'band', 'scattered', 'lost')`)
@Check('strategy_battle_scenario_feature_edge_check', `edge IN ('north', 'east', 'south', 'west')`)
@Check(
  'strategy_battle_scenario_feature_places_check',
  `place_kind IN ('centre', 'edge-centre', 'from-edge', 'feature') AND end_kind IN ('centre', 'edge-centre', 'from-edge', 'feature')`,
)
@Check(
  'strategy_battle_scenario_feature_lengths_check',
  '(width_inches IS NULL) = (width_cm IS NULL) AND (depth_inches IS NULL) = (depth_cm IS NULL) AND (place_inches IS NULL) = (place_cm IS NULL) AND (end_inches IS NULL) = (end_cm IS NULL)',
)
export class ScenarioFeatureRow extends PlacedColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_feature_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_feature_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_feature_pkey' })
  id!: string;

  @Column('text', { name: 'board_id' })
  boardId!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('text')
  text!: string;

  @Column('text')
  shape!: FeatureShape['kind'];

  @Column('text', { nullable: true })
  edge!: Edge | null;

  @Column('text', { name: 'end_kind', nullable: true })
  endKind!: Place['kind'] | null;

  @Column('text', { name: 'end_edge', nullable: true })
  endEdge!: Edge | null;

  @Column('text', { name: 'end_feature', nullable: true })
  endFeature!: string | null;

  @Column('smallint', { name: 'end_inches', nullable: true })
  endInches!: number | null;

  @Column('smallint', { name: 'end_cm', nullable: true })
  endCm!: number | null;
}
