import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MissileColumns } from '../columns/missile-columns.js';
import { SpecialRuleRow } from './special-rule.js';

/** What a rule lets its bearer throw. */
@Entity('strategy_battle_special_rule_missile')
@ForeignKey(() => SpecialRuleRow, ['contentVersion', 'specialRuleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_special_rule_missile_special_rule_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_special_rule_missile_range_check', 'range_inches > 0 AND range_cm > 0')
@Check('strategy_battle_special_rule_missile_strength_check', 'strength BETWEEN 1 AND 10')
@Check('strategy_battle_special_rule_missile_move_cost_check', `move_cost IN ('none', 'half', 'all')`)
export class SpecialRuleMissileRow extends MissileColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_special_rule_missile_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'special_rule_id', primaryKeyConstraintName: 'strategy_battle_special_rule_missile_pkey' })
  specialRuleId!: string;
}
