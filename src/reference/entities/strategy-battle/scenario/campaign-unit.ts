import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UnitRow } from '../unit.js';
import { ScenarioCampaignRow } from './campaign.js';

/** A Hero who may be carried over from an earlier battle. */
@Entity('strategy_battle_scenario_campaign_unit')
@ForeignKey(() => ScenarioCampaignRow, ['contentVersion', 'scenarioId', 'campaign'], ['contentVersion', 'scenarioId', 'ordinal'], {
  name: 'strategy_battle_scenario_campaign_unit_campaign_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_campaign_unit_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_campaign_unit_ordinal_key', ['contentVersion', 'scenarioId', 'campaign', 'ordinal'])
@Check('strategy_battle_scenario_campaign_unit_ordinal_check', 'ordinal >= 0')
export class ScenarioCampaignUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_campaign_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_campaign_unit_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_campaign_unit_pkey' })
  campaign!: number;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_scenario_campaign_unit_pkey' })
  unitId!: string;

  @Column('smallint')
  ordinal!: number;
}
