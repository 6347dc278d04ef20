import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { RuleRow } from '../rule.js';
import { ScenarioSpecialRuleRow } from './special-rule.js';

/** A row of the ledger that says such a rule in full. */
@Entity('strategy_battle_scenario_special_rule_ledger')
@ForeignKey(() => ScenarioSpecialRuleRow, ['contentVersion', 'scenarioId', 'specialRuleId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_special_rule_ledger_special_rule_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_special_rule_ledger_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_special_rule_ledger_ordinal_key', ['contentVersion', 'scenarioId', 'specialRuleId', 'ordinal'])
@Check('strategy_battle_scenario_special_rule_ledger_ordinal_check', 'ordinal >= 0')
export class ScenarioSpecialRuleLedgerRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_ledger_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_ledger_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'special_rule_id', primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_ledger_pkey' })
  specialRuleId!: string;

  @PrimaryColumn('text', { name: 'rule_id', primaryKeyConstraintName: 'strategy_battle_scenario_special_rule_ledger_pkey' })
  ruleId!: string;

  @Column('smallint')
  ordinal!: number;
}
