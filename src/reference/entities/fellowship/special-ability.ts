import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A special ability. */
@Entity('fellowship_special_ability')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_special_ability_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_special_ability_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_special_ability_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_special_ability_id_check', ID_CHECK)
@Check('fellowship_special_ability_ordinal_check', 'ordinal >= 0')
@Check('fellowship_special_ability_source_line_check', 'source_line >= 1')
export class FellowshipSpecialAbilityRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_special_ability_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_special_ability_pkey' })
  id!: string;

  @Column('text')
  text!: string;
}
