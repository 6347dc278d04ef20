import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EFFECT_CONDITIONS } from '../../../rules/strategy-battle/reference.js';
import { oneOf } from '../columns/checks.js';
import { EffectColumns } from '../columns/effect-columns.js';
import { RuleRow } from './rule.js';
import { WargearRow } from './wargear.js';

/** What an item adds to a characteristic of its bearer. */
@Entity('strategy_battle_wargear_effect')
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_wargear_effect_wargear_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_wargear_effect_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_wargear_effect_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_wargear_effect_characteristic_check', `characteristic IN ('strength', 'defence')`)
@Check('strategy_battle_wargear_effect_amount_check', 'amount <> 0')
@Check('strategy_battle_wargear_effect_condition_check', oneOf('condition', EFFECT_CONDITIONS))
export class WargearEffectRow extends EffectColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_wargear_effect_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_wargear_effect_pkey' })
  wargearId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_wargear_effect_pkey' })
  ordinal!: number;
}
