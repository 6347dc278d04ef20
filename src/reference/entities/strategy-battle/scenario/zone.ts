import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ZoneKind } from '../../../../rules/strategy-battle/scenario/zones.js';
import { PlacedColumns } from '../../columns/placed-columns.js';
import { ScenarioFeatureRow } from './feature.js';
import { ScenarioPlacementRow } from './placement.js';

/** Where the models of a placement may stand. What it is made of depends on its kind. */
@Entity('strategy_battle_scenario_zone')
@ForeignKey(() => ScenarioPlacementRow, ['contentVersion', 'scenarioId', 'placementId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_zone_placement_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ScenarioPlacementRow, ['contentVersion', 'scenarioId', 'otherPlacement'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_zone_other_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => ScenarioFeatureRow, ['contentVersion', 'scenarioId', 'placeFeature'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_zone_feature_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_zone_ordinal_check', 'ordinal >= 0')
@Check(
  'strategy_battle_scenario_zone_kind_check',
  `kind IN ('anywhere', 'strip', 'on-edge', 'inside', 'around', 'touching', 'centred-on', 'rectangle', 'block', 'half', 'opposite', 'off-table', 'stated')`,
)
@Check('strategy_battle_scenario_zone_place_check', `place_kind IN ('centre', 'edge-centre', 'from-edge', 'feature')`)
@Check(
  'strategy_battle_scenario_zone_lengths_check',
  '(distance_inches IS NULL) = (distance_cm IS NULL) AND (place_inches IS NULL) = (place_cm IS NULL) AND (width_inches IS NULL) = (width_cm IS NULL) AND (depth_inches IS NULL) = (depth_cm IS NULL)',
)
export class ScenarioZoneRow extends PlacedColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_zone_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_zone_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'placement_id', primaryKeyConstraintName: 'strategy_battle_scenario_zone_pkey' })
  placementId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_zone_pkey' })
  ordinal!: number;

  @Column('text')
  kind!: ZoneKind;

  @Column('smallint', { name: 'distance_inches', nullable: true })
  distanceInches!: number | null;

  @Column('smallint', { name: 'distance_cm', nullable: true })
  distanceCm!: number | null;

  @Column('text', { name: 'other_placement', nullable: true })
  otherPlacement!: string | null;

  @Column('text', { nullable: true })
  text!: string | null;
}
