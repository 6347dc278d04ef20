import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';
import { WarStructureRow } from './structure.js';

/** An area that the source names. */
@Entity('war_of_the_ring_area')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_area_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_area_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarStructureRow, ['contentVersion', 'structureId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_area_structure_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_area_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_area_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_area_id_check', ID_CHECK)
@Check('war_of_the_ring_area_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_area_terrain_check', `terrain IN ('plains', 'mountains', 'hills', 'forest', 'swamp')`)
@Check('war_of_the_ring_area_source_line_check', 'source_line >= 1')
export class WarAreaRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_area_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_area_pkey' })
  id!: string;

  @Column('text')
  terrain!: string;

  @Column('boolean')
  listed!: boolean;

  @Column('boolean')
  mordor!: boolean;

  @Column('boolean', { name: 'mordor_pass' })
  mordorPass!: boolean;

  @Column('text', { name: 'structure_id', nullable: true })
  structureId!: string | null;

  @Column('text', { name: 'nation_id', nullable: true })
  nationId!: string | null;
}
