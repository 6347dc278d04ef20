import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { WargearRow } from '../wargear.js';
import { ScenarioSelectorRow } from './selector.js';

/** Wargear that the models of a selector carry. */
@Entity('strategy_battle_scenario_selector_option')
@ForeignKey(() => ScenarioSelectorRow, ['contentVersion', 'scenarioId', 'placementId', 'selector'], ['contentVersion', 'scenarioId', 'placementId', 'ordinal'], {
  name: 'strategy_battle_scenario_selector_option_selector_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_selector_option_wargear_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_selector_option_ordinal_key', ['contentVersion', 'scenarioId', 'placementId', 'selector', 'ordinal'])
@Check('strategy_battle_scenario_selector_option_ordinal_check', 'ordinal >= 0')
export class ScenarioSelectorOptionRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_selector_option_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_selector_option_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'placement_id', primaryKeyConstraintName: 'strategy_battle_scenario_selector_option_pkey' })
  placementId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_selector_option_pkey' })
  selector!: number;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_scenario_selector_option_pkey' })
  wargearId!: string;

  @Column('smallint')
  ordinal!: number;
}
