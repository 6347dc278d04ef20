import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ScenarioRow } from '../scenario.js';

/** An earlier battle whose Heroes may be carried over. */
@Entity('strategy_battle_scenario_campaign')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_campaign_scenario_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ScenarioRow, ['contentVersion', 'earlierId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_campaign_earlier_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_campaign_ordinal_check', 'ordinal >= 0')
export class ScenarioCampaignRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_campaign_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_campaign_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_campaign_pkey' })
  ordinal!: number;

  @Column('text', { name: 'earlier_id' })
  earlierId!: string;
}
