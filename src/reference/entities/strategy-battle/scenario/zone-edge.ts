import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Edge } from '../../../../rules/strategy-battle/scenario/board.js';
import { ScenarioZoneRow } from './zone.js';

/** An edge that a zone lies at. */
@Entity('strategy_battle_scenario_zone_edge')
@ForeignKey(() => ScenarioZoneRow, ['contentVersion', 'scenarioId', 'placementId', 'zone'], ['contentVersion', 'scenarioId', 'placementId', 'ordinal'], {
  name: 'strategy_battle_scenario_zone_edge_zone_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_scenario_zone_edge_ordinal_key', ['contentVersion', 'scenarioId', 'placementId', 'zone', 'ordinal'])
@Check('strategy_battle_scenario_zone_edge_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_zone_edge_edge_check', `edge IN ('north', 'east', 'south', 'west')`)
export class ScenarioZoneEdgeRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_zone_edge_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_zone_edge_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'placement_id', primaryKeyConstraintName: 'strategy_battle_scenario_zone_edge_pkey' })
  placementId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_zone_edge_pkey' })
  zone!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_zone_edge_pkey' })
  edge!: Edge;

  @Column('smallint')
  ordinal!: number;
}
