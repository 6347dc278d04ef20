import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** A lettered phase of the bound. */
@Entity('fellowship_phase')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_phase_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_phase_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_phase_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_phase_id_check', ID_CHECK)
@Check('fellowship_phase_ordinal_check', 'ordinal >= 0')
@Check('fellowship_phase_round_number_check', 'round_number BETWEEN 1 AND 7')
@Check('fellowship_phase_part_check', 'part BETWEEN 1 AND 3')
@Check('fellowship_phase_source_line_check', 'source_line >= 1')
export class FellowshipPhaseRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_phase_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_phase_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text')
  round!: string;

  @Column('smallint', { name: 'round_number' })
  roundNumber!: number;

  @Column('boolean')
  heroic!: boolean;

  @Column('smallint', { nullable: true })
  part!: number | null;

  @Column('boolean')
  procedure!: boolean;
}
