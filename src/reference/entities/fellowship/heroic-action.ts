import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A heroic action. */
@Entity('fellowship_heroic_action')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_heroic_action_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_heroic_action_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_heroic_action_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_heroic_action_id_check', ID_CHECK)
@Check('fellowship_heroic_action_ordinal_check', 'ordinal >= 0')
@Check('fellowship_heroic_action_source_line_check', 'source_line >= 1')
export class FellowshipHeroicActionRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_heroic_action_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_heroic_action_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { array: true })
  phases!: string[];
}
