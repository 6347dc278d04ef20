import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { WARGEAR_CATEGORIES, type WargearCategory } from '../../../rules/strategy-battle/reference.js';
import { ID_CHECK, oneOf } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RuleRow } from './rule.js';

/** A weapon, piece of armour, item or mount. */
@Entity('strategy_battle_wargear')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_wargear_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_wargear_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_wargear_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_wargear_id_check', ID_CHECK)
@Check('strategy_battle_wargear_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_wargear_category_check', oneOf('category', WARGEAR_CATEGORIES))
@Check('strategy_battle_wargear_source_line_check', 'source_line >= 1')
export class WargearRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_wargear_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_wargear_pkey' })
  id!: string;

  @Column('text')
  category!: WargearCategory;

  @Column('boolean')
  magical!: boolean;

  @Column('text')
  text!: string;

  @Column('boolean', { name: 'strips_others' })
  stripsOthers!: boolean;
}
