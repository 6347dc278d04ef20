import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import type { RollKind, RollMoment } from '../../../../rules/strategy-battle/scenario/rolls.js';
import { RuleRow } from '../rule.js';
import { ScenarioRow } from '../scenario.js';
import { UnitRow } from '../unit.js';

/** What a scenario lets happen in the course of its turns. What it is made of depends on its kind; `side` is who rolls, whom a trap catches or who comes back. */
@Entity('strategy_battle_scenario_roll')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_scenario_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'freesRuleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_frees_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_roll_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_roll_ordinal_key', ['contentVersion', 'scenarioId', 'ordinal'])
@Check('strategy_battle_scenario_roll_id_check', `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('strategy_battle_scenario_roll_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_roll_kind_check', `kind IN ('recurring', 'trap', 'return', 'path')`)
@Check('strategy_battle_scenario_roll_moment_check', `moment IN ('good-move', 'evil-move', 'after-evil-move', 'end-of-turn', 'as-it-moves')`)
@Check('strategy_battle_scenario_roll_side_check', `side IN ('good', 'evil', 'priority')`)
@Check(
  'strategy_battle_scenario_roll_numbers_check',
  'needed BETWEEN 2 AND 6 AND from_turn >= 1 AND markers >= 1 AND strength BETWEEN 1 AND 10 AND per_edge >= 1',
)
@Check('strategy_battle_scenario_roll_distance_check', '(distance_inches IS NULL) = (distance_cm IS NULL)')
export class ScenarioRollRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_roll_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_roll_pkey' })
  id!: string;

  @Column('text', { name: 'scenario_id' })
  scenarioId!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  kind!: RollKind;

  @Column('text')
  moment!: RollMoment;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;

  @Column('text')
  text!: string;

  @Column('smallint', { nullable: true })
  needed!: number | null;

  @Column('smallint', { name: 'from_turn', nullable: true })
  fromTurn!: number | null;

  @Column('text', { nullable: true })
  side!: Side | 'priority' | null;

  @Column('boolean', { name: 'at_half', nullable: true })
  atHalf!: boolean | null;

  @Column('text', { nullable: true })
  says!: string | null;

  @Column('text', { nullable: true })
  otherwise!: string | null;

  @Column('text', { name: 'unit_id', nullable: true })
  unitId!: string | null;

  @Column('boolean', { name: 'may_charge', nullable: true })
  mayCharge!: boolean | null;

  @Column('boolean', { name: 'may_wait', nullable: true })
  mayWait!: boolean | null;

  @Column('smallint', { nullable: true })
  markers!: number | null;

  @Column('smallint', { name: 'distance_inches', nullable: true })
  distanceInches!: number | null;

  @Column('smallint', { name: 'distance_cm', nullable: true })
  distanceCm!: number | null;

  @Column('smallint', { nullable: true })
  strength!: number | null;

  @Column('smallint', { name: 'per_edge', nullable: true })
  perEdge!: number | null;

  @Column('text', { name: 'frees_rule_id', nullable: true })
  freesRuleId!: string | null;
}
