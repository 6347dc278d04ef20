import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { WARGEAR_CATEGORIES, type WargearCategory } from '../../../rules/strategy-battle/reference.js';
import { oneOf } from '../columns/checks.js';
import { WargearRow } from './wargear.js';

/** A category that may not be carried beside an item. */
@Entity('strategy_battle_wargear_excluded_category')
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_wargear_excluded_category_wargear_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_wargear_excluded_category_ordinal_key', ['contentVersion', 'wargearId', 'ordinal'])
@Check('strategy_battle_wargear_excluded_category_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_wargear_excluded_category_category_check', oneOf('category', WARGEAR_CATEGORIES))
export class WargearExcludedCategoryRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_wargear_excluded_category_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_wargear_excluded_category_pkey' })
  wargearId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_wargear_excluded_category_pkey' })
  category!: WargearCategory;

  @Column('smallint')
  ordinal!: number;
}
