import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** How one nation mobilizes. */
@Entity('war_of_the_ring_mobilization')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_mobilization_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_mobilization_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_mobilization_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_mobilization_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_mobilization_id_check', ID_CHECK)
@Check('war_of_the_ring_mobilization_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_mobilization_reinforcement_turns_check', 'reinforcement_turns >= 0')
@Check('war_of_the_ring_mobilization_source_line_check', 'source_line >= 1')
export class WarMobilizationRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_mobilization_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_mobilization_pkey' })
  id!: string;

  @Column('text', { name: 'nation_id' })
  nationId!: string;

  @Column('text')
  text!: string;

  @Column('smallint', { name: 'reinforcement_turns' })
  reinforcementTurns!: number;

  @Column('boolean', { name: 'halved_while_bewitched' })
  halvedWhileBewitched!: boolean;
}
