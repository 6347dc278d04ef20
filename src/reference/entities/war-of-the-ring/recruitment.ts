import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarCharacterRow } from './character.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** How a nation raises units after its mobilization. */
@Entity('war_of_the_ring_recruitment')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_recruitment_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_recruitment_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_recruitment_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarCharacterRow, ['contentVersion', 'needsId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_recruitment_needs_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_recruitment_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_recruitment_id_check', ID_CHECK)
@Check('war_of_the_ring_recruitment_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_recruitment_from_turn_check', 'from_turn >= 1')
@Check('war_of_the_ring_recruitment_elite_turns_check', 'elite_turns >= 1')
@Check('war_of_the_ring_recruitment_source_line_check', 'source_line >= 1')
export class WarRecruitmentRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_recruitment_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_recruitment_pkey' })
  id!: string;

  @Column('text', { name: 'nation_id' })
  nationId!: string;

  @Column('text')
  text!: string;

  @Column('smallint', { name: 'from_turn' })
  fromTurn!: number;

  @Column('smallint', { name: 'elite_turns' })
  eliteTurns!: number;

  @Column('text', { name: 'needs_id', nullable: true })
  needsId!: string | null;
}
