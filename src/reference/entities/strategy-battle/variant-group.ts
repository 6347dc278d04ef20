import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { VariantRow } from './variant.js';

/** A group that a variant belongs to. */
@Entity('strategy_battle_variant_group')
@ForeignKey(() => VariantRow, ['contentVersion', 'unitId', 'variantId'], ['contentVersion', 'unitId', 'id'], {
  name: 'strategy_battle_variant_group_variant_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_variant_group_ordinal_key', ['contentVersion', 'unitId', 'variantId', 'ordinal'])
@Check('strategy_battle_variant_group_ordinal_check', 'ordinal >= 0')
export class VariantGroupRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_variant_group_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_variant_group_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { name: 'variant_id', primaryKeyConstraintName: 'strategy_battle_variant_group_pkey' })
  variantId!: string;

  @PrimaryColumn('text', { name: 'group_id', primaryKeyConstraintName: 'strategy_battle_variant_group_pkey' })
  groupId!: string;

  @Column('smallint')
  ordinal!: number;
}
