import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { SpecialRuleRow } from './special-rule.js';
import { VariantRow } from './variant.js';

/** A special rule that a variant brings. */
@Entity('strategy_battle_variant_special_rule')
@ForeignKey(() => VariantRow, ['contentVersion', 'unitId', 'variantId'], ['contentVersion', 'unitId', 'id'], {
  name: 'strategy_battle_variant_special_rule_variant_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SpecialRuleRow, ['contentVersion', 'specialRuleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_variant_special_rule_special_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_variant_special_rule_ordinal_key', ['contentVersion', 'unitId', 'variantId', 'ordinal'])
@Check('strategy_battle_variant_special_rule_ordinal_check', 'ordinal >= 0')
export class VariantSpecialRuleRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_variant_special_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_variant_special_rule_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'variant_id', primaryKeyConstraintName: 'strategy_battle_variant_special_rule_pkey' })
  variantId!: string;

  @PrimaryColumn('text', { name: 'special_rule_id', primaryKeyConstraintName: 'strategy_battle_variant_special_rule_pkey' })
  specialRuleId!: string;

  @Column('smallint')
  ordinal!: number;
}
