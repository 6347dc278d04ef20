import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarAreaRow } from './area.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** A ring that strengthens units. */
@Entity('war_of_the_ring_ring')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_ring_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_ring_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_ring_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_ring_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_ring_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_ring_id_check', ID_CHECK)
@Check('war_of_the_ring_ring_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_ring_bonus_check', 'bonus >= 1')
@Check('war_of_the_ring_ring_source_line_check', 'source_line >= 1')
export class WarRingRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_ring_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_ring_pkey' })
  id!: string;

  @Column('text', { name: 'nation_id', nullable: true })
  nationId!: string | null;

  @Column('text', { name: 'area_id', nullable: true })
  areaId!: string | null;

  @Column('smallint')
  bonus!: number;

  @Column('text')
  text!: string;
}
