import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarRuleRow } from './rule.js';

/** A place with rules of its own. */
@Entity('war_of_the_ring_place')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_place_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_place_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_place_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_place_id_check', ID_CHECK)
@Check('war_of_the_ring_place_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_place_bars_check', `bars <@ ARRAY['army', 'leader', 'hero', 'nazgul', 'red-hero', 'everyone']`)
@Check('war_of_the_ring_place_fear_sixths_check', 'fear_sixths BETWEEN 0 AND 6')
@Check('war_of_the_ring_place_source_line_check', 'source_line >= 1')
export class WarPlaceRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_place_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_place_pkey' })
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { array: true })
  bars!: string[];

  @Column('boolean', { name: 'destroys_armies' })
  destroysArmies!: boolean;

  @Column('smallint', { name: 'fear_sixths' })
  fearSixths!: number;
}
