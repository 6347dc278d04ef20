import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A table of words. */
@Entity('fellowship_chart')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_chart_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_chart_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_chart_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_chart_id_check', ID_CHECK)
@Check('fellowship_chart_ordinal_check', 'ordinal >= 0')
@Check('fellowship_chart_source_line_check', 'source_line >= 1')
export class FellowshipChartRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_chart_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_chart_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { array: true })
  columns!: string[];
}
