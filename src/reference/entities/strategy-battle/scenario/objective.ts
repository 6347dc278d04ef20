import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import type { Judged, ObjectiveKind } from '../../../../rules/strategy-battle/scenario/objectives.js';
import { RuleRow } from '../rule.js';
import { ScenarioRow } from '../scenario.js';
import { ScenarioFeatureRow } from './feature.js';

/** What decides a scenario. What it is made of depends on its kind; `side` is who wins by it or whom it counts. */
@Entity('strategy_battle_scenario_objective')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_objective_scenario_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_objective_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => ScenarioFeatureRow, ['contentVersion', 'scenarioId', 'area'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_objective_area_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_objective_ordinal_check', 'ordinal >= 0')
@Check(
  'strategy_battle_scenario_objective_kind_check',
  `kind IN ('reduce', 'wipe-out', 'slain', 'exit', 'split', 'break-through', 'turn-chart', 'time-out', 'hold', 'carry-off', 'deed', 'deadlock')`,
)
@Check('strategy_battle_scenario_objective_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_objective_judged_check', `judged IN ('at-once', 'end-of-turn')`)
@Check(
  'strategy_battle_scenario_objective_shares_check',
  '(share_numerator IS NULL) = (share_denominator IS NULL) AND share_numerator >= 1 AND share_numerator <= share_denominator AND (more_numerator IS NULL) = (more_denominator IS NULL) AND more_numerator >= 1 AND more_numerator <= more_denominator AND (less_numerator IS NULL) = (less_denominator IS NULL) AND less_numerator >= 1 AND less_numerator <= less_denominator',
)
@Check('strategy_battle_scenario_objective_numbers_check', 'rank >= 0 AND last_turn >= 1 AND least >= 1')
export class ScenarioObjectiveRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_objective_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_objective_pkey' })
  scenarioId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_objective_pkey' })
  ordinal!: number;

  @Column('text')
  kind!: ObjectiveKind;

  @Column('smallint')
  rank!: number;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;

  @Column('text')
  text!: string;

  @Column('text', { nullable: true })
  side!: Side | null;

  @Column('text', { nullable: true })
  judged!: Judged | null;

  @Column('smallint', { name: 'share_numerator', nullable: true })
  shareNumerator!: number | null;

  @Column('smallint', { name: 'share_denominator', nullable: true })
  shareDenominator!: number | null;

  @Column('text', { nullable: true })
  through!: string | null;

  @Column('smallint', { name: 'more_numerator', nullable: true })
  moreNumerator!: number | null;

  @Column('smallint', { name: 'more_denominator', nullable: true })
  moreDenominator!: number | null;

  @Column('smallint', { name: 'less_numerator', nullable: true })
  lessNumerator!: number | null;

  @Column('smallint', { name: 'less_denominator', nullable: true })
  lessDenominator!: number | null;

  @Column('smallint', { name: 'last_turn', nullable: true })
  lastTurn!: number | null;

  @Column('text', { nullable: true })
  area!: string | null;

  @Column('smallint', { nullable: true })
  least!: number | null;

  @Column('text', { nullable: true })
  item!: string | null;

  @Column('text', { nullable: true })
  deed!: string | null;
}
