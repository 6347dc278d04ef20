import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A training skill. */
@Entity('fellowship_training_skill')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_training_skill_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_training_skill_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_training_skill_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_training_skill_id_check', ID_CHECK)
@Check('fellowship_training_skill_ordinal_check', 'ordinal >= 0')
@Check('fellowship_training_skill_holders_check', `holders <@ ARRAY['individual', 'company', 'ancillary-squad']`)
@Check('fellowship_training_skill_source_line_check', 'source_line >= 1')
export class FellowshipTrainingSkillRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_training_skill_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_training_skill_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { array: true })
  holders!: string[];

  @Column('text', { array: true })
  examples!: string[];
}
