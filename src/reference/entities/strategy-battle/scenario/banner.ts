import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { ScenarioRow } from '../scenario.js';

/** Banners that a side may give to some of its models. */
@Entity('strategy_battle_scenario_banner')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_banner_scenario_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_banner_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_banner_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_banner_count_check', 'count >= 1')
export class ScenarioBannerRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_banner_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_banner_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_banner_pkey' })
  side!: Side;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_banner_pkey' })
  ordinal!: number;

  @Column('smallint')
  count!: number;
}
