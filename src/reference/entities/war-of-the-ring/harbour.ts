import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** A fleet of a nation. */
@Entity('war_of_the_ring_harbour')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_harbour_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_harbour_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_harbour_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_harbour_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_harbour_id_check', ID_CHECK)
@Check('war_of_the_ring_harbour_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_harbour_capacity_check', 'capacity >= 1')
@Check('war_of_the_ring_harbour_source_line_check', 'source_line >= 1')
export class WarHarbourRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_harbour_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_harbour_pkey' })
  id!: string;

  @Column('text', { name: 'nation_id' })
  nationId!: string;

  @Column('smallint')
  capacity!: number;

  @Column('text')
  text!: string;
}
