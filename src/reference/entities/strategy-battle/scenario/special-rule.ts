import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ScenarioRow } from '../scenario.js';

/** A rule of one scenario alone. */
@Entity('strategy_battle_scenario_special_rule')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_special_rule_scenario_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_scenario_special_rule_ordinal_key', ['contentVersion', 'scenarioId', 'ordinal'])
@Check('strategy_battle_scenario_special_rule_id_check', `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('strategy_battle_scenario_special_rule_ordinal_check', 'ordinal >= 0')
export class ScenarioSpecialRuleRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('text')
  text!: string;
}
