import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarRuleRow } from './rule.js';

/** Something that the source lost. */
@Entity('war_of_the_ring_lost_table')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_lost_table_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_lost_table_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_lost_table_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_lost_table_id_check', ID_CHECK)
@Check('war_of_the_ring_lost_table_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_lost_table_source_line_check', 'source_line >= 1')
export class WarLostTableRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_lost_table_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_lost_table_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { nullable: true })
  known!: string | null;
}
