import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Selector } from '../../../../rules/strategy-battle/scenario/zones.js';
import { UnitRow } from '../unit.js';
import { ScenarioPlacementRow } from './placement.js';

/** Models that a placement speaks of. */
@Entity('strategy_battle_scenario_selector')
@ForeignKey(() => ScenarioPlacementRow, ['contentVersion', 'scenarioId', 'placementId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_selector_placement_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_selector_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_selector_ordinal_check', 'ordinal >= 0')
@Check(
  'strategy_battle_scenario_selector_kind_check',
  `kind IN ('unit', 'group', 'leader', 'rest') AND (kind IN ('unit', 'leader')) = (unit_id IS NOT NULL) AND (kind = 'group') = (group_id IS NOT NULL)`,
)
@Check('strategy_battle_scenario_selector_count_check', `count IS NULL OR (count >= 1 AND kind = 'unit')`)
export class ScenarioSelectorRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_selector_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_selector_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'placement_id', primaryKeyConstraintName: 'strategy_battle_scenario_selector_pkey' })
  placementId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_selector_pkey' })
  ordinal!: number;

  @Column('text')
  kind!: Selector['kind'];

  @Column('text', { name: 'unit_id', nullable: true })
  unitId!: string | null;

  @Column('smallint', { nullable: true })
  count!: number | null;

  @Column('text', { name: 'group_id', nullable: true })
  groupId!: string | null;
}
