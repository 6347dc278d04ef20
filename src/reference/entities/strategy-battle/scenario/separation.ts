import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { SeparationFrom, SeparationRelation } from '../../../../rules/strategy-battle/scenario/zones.js';
import { ScenarioPlacementRow } from './placement.js';

/** How far the models of a placement keep from others. */
@Entity('strategy_battle_scenario_separation')
@ForeignKey(() => ScenarioPlacementRow, ['contentVersion', 'scenarioId', 'placementId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_separation_placement_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ScenarioPlacementRow, ['contentVersion', 'scenarioId', 'otherPlacement'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_separation_other_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_separation_ordinal_check', 'ordinal >= 0')
@Check(
  'strategy_battle_scenario_separation_origin_check',
  `origin IN ('enemies', 'friends', 'placement') AND (origin = 'placement') = (other_placement IS NOT NULL)`,
)
@Check('strategy_battle_scenario_separation_relation_check', `relation IN ('at-least', 'more-than', 'at-most', 'exactly')`)
export class ScenarioSeparationRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_separation_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_separation_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'placement_id', primaryKeyConstraintName: 'strategy_battle_scenario_separation_pkey' })
  placementId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_separation_pkey' })
  ordinal!: number;

  @Column('text')
  origin!: SeparationFrom['kind'];

  @Column('text', { name: 'other_placement', nullable: true })
  otherPlacement!: string | null;

  @Column('text')
  relation!: SeparationRelation;

  @Column('smallint', { name: 'distance_inches' })
  distanceInches!: number;

  @Column('smallint', { name: 'distance_cm' })
  distanceCm!: number;
}
