import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarRuleRow } from './rule.js';

/** A kind of structure; figures that the source lost are empty. */
@Entity('war_of_the_ring_structure')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_structure_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_structure_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_structure_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_structure_id_check', ID_CHECK)
@Check('war_of_the_ring_structure_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_structure_figures_check', 'defence_bonus >= 0 AND attack_penalty >= 0 AND channel >= 0 AND capacity >= 0')
@Check('war_of_the_ring_structure_source_line_check', 'source_line >= 1')
export class WarStructureRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_structure_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_structure_pkey' })
  id!: string;

  @Column('smallint', { name: 'defence_bonus', nullable: true })
  defenceBonus!: number | null;

  @Column('smallint', { name: 'attack_penalty', nullable: true })
  attackPenalty!: number | null;

  @Column('smallint', { nullable: true })
  channel!: number | null;

  @Column('smallint', { nullable: true })
  capacity!: number | null;

  @Column('text')
  text!: string;
}
