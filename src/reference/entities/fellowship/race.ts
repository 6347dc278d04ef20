import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { FellowshipRuleRow } from './rule.js';

/** An entry of the movement tables. */
@Entity('fellowship_race')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'fellowship_race_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => FellowshipRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'fellowship_race_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('fellowship_race_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_race_id_check', ID_CHECK)
@Check('fellowship_race_ordinal_check', 'ordinal >= 0')
@Check('fellowship_race_side_check', `side IN ('good', 'evil')`)
@Check('fellowship_race_rate_check', 'rate > 0')
@Check('fellowship_race_source_line_check', 'source_line >= 1')
export class FellowshipRaceRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_race_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_race_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text')
  side!: string;

  @Column('smallint')
  rate!: number;

  @Column('boolean')
  mount!: boolean;

  @Column('boolean', { name: 'night_vision' })
  nightVision!: boolean;
}
