import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarRuleRow } from './rule.js';

/** A kind of piece, or a force that is of no nation. */
@Entity('war_of_the_ring_unit')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_unit_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_unit_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_unit_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_unit_id_check', ID_CHECK)
@Check('war_of_the_ring_unit_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_unit_kind_check', `kind IN ('regular', 'elite', 'leader', 'hero')`)
@Check('war_of_the_ring_unit_strength_check', 'strength BETWEEN 0 AND 6')
@Check('war_of_the_ring_unit_move_check', 'move >= 1')
@Check('war_of_the_ring_unit_source_line_check', 'source_line >= 1')
export class WarUnitRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_unit_pkey' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('smallint', { nullable: true })
  strength!: number | null;

  @Column('smallint')
  move!: number;

  @Column('text')
  text!: string;
}
