import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A spell. */
@Entity('fellowship_spell')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_spell_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_spell_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_spell_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_spell_id_check', ID_CHECK)
@Check('fellowship_spell_ordinal_check', 'ordinal >= 0')
@Check('fellowship_spell_family_check', `family IN ('mind', 'power', 'natural')`)
@Check('fellowship_spell_range_check', 'range >= 0')
@Check('fellowship_spell_source_line_check', 'source_line >= 1')
export class FellowshipSpellRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_spell_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_spell_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text')
  family!: string;

  @Column('smallint', { nullable: true })
  range!: number | null;

  @Column('boolean')
  save!: boolean;
}
