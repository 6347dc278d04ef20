import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarAreaRow } from './area.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** Pieces that are known to stand somewhere before the first turn. */
@Entity('war_of_the_ring_starting_force')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_starting_force_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_starting_force_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_starting_force_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_starting_force_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_starting_force_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_starting_force_id_check', ID_CHECK)
@Check('war_of_the_ring_starting_force_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_starting_force_units_check', 'units >= 0 AND regular >= 0 AND elite >= 0')
@Check('war_of_the_ring_starting_force_source_line_check', 'source_line >= 1')
export class WarStartingForceRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_starting_force_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_starting_force_pkey' })
  id!: string;

  @Column('text', { name: 'nation_id' })
  nationId!: string;

  @Column('text', { name: 'area_id', nullable: true })
  areaId!: string | null;

  @Column('boolean')
  reserve!: boolean;

  @Column('smallint', { nullable: true })
  units!: number | null;

  @Column('smallint', { nullable: true })
  regular!: number | null;

  @Column('smallint', { nullable: true })
  elite!: number | null;

  @Column('text')
  text!: string;
}
