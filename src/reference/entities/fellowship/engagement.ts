import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A kind of engagement. */
@Entity('fellowship_engagement')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_engagement_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_engagement_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_engagement_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_engagement_id_check', ID_CHECK)
@Check('fellowship_engagement_ordinal_check', 'ordinal >= 0')
@Check('fellowship_engagement_markers_check', 'markers_each >= 0 AND markers_centre >= 0')
@Check('fellowship_engagement_source_line_check', 'source_line >= 1')
export class FellowshipEngagementRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_engagement_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_engagement_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { array: true })
  steps!: string[];

  @Column('smallint', { name: 'markers_each' })
  markersEach!: number;

  @Column('smallint', { name: 'markers_centre' })
  markersCentre!: number;

  @Column('text', { array: true })
  open!: string[];
}
