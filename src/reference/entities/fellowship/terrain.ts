import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A kind of ground. */
@Entity('fellowship_terrain')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_terrain_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_terrain_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_terrain_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_terrain_id_check', ID_CHECK)
@Check('fellowship_terrain_ordinal_check', 'ordinal >= 0')
@Check('fellowship_terrain_source_line_check', 'source_line >= 1')
export class FellowshipTerrainRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_terrain_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_terrain_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('boolean')
  difficult!: boolean;
}
