import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { OptionRow } from './option.js';
import { VariantRow } from './variant.js';

/** A variant that may take an option; without any, all may. */
@Entity('strategy_battle_option_variant')
@ForeignKey(() => OptionRow, ['contentVersion', 'unitId', 'optionId'], ['contentVersion', 'unitId', 'wargearId'], {
  name: 'strategy_battle_option_variant_option_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => VariantRow, ['contentVersion', 'unitId', 'variantId'], ['contentVersion', 'unitId', 'id'], {
  name: 'strategy_battle_option_variant_variant_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_option_variant_ordinal_key', ['contentVersion', 'unitId', 'optionId', 'ordinal'])
@Check('strategy_battle_option_variant_ordinal_check', 'ordinal >= 0')
export class OptionVariantRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_option_variant_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_option_variant_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'option_id', primaryKeyConstraintName: 'strategy_battle_option_variant_pkey' })
  optionId!: string;

  @PrimaryColumn('text', { name: 'variant_id', primaryKeyConstraintName: 'strategy_battle_option_variant_pkey' })
  variantId!: string;

  @Column('smallint')
  ordinal!: number;
}
