import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EFFECT_CONDITIONS } from '../../../rules/strategy-battle/reference.js';
import { oneOf } from '../columns/checks.js';
import { EffectColumns } from '../columns/effect-columns.js';
import { OptionRow } from './option.js';
import { RuleRow } from './rule.js';

/** What an option adds for one unit in place of the effects of the wargear. */
@Entity('strategy_battle_option_effect')
@ForeignKey(() => OptionRow, ['contentVersion', 'unitId', 'optionId'], ['contentVersion', 'unitId', 'wargearId'], {
  name: 'strategy_battle_option_effect_option_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_option_effect_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_option_effect_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_option_effect_characteristic_check', `characteristic IN ('strength', 'defence')`)
@Check('strategy_battle_option_effect_amount_check', 'amount <> 0')
@Check('strategy_battle_option_effect_condition_check', oneOf('condition', EFFECT_CONDITIONS))
export class OptionEffectRow extends EffectColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_option_effect_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_option_effect_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'option_id', primaryKeyConstraintName: 'strategy_battle_option_effect_pkey' })
  optionId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_option_effect_pkey' })
  ordinal!: number;
}
