import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarRuleRow } from './rule.js';

/** One of the eight nations. */
@Entity('war_of_the_ring_nation')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_nation_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_nation_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_nation_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_nation_id_check', ID_CHECK)
@Check('war_of_the_ring_nation_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_nation_side_check', `side IN ('red', 'blue')`)
@Check('war_of_the_ring_nation_bonus_check', `bonus_when IN ('always', 'attacking', 'defending') AND bonus_terrains IS NOT NULL OR bonus_when IS NULL AND bonus_terrains IS NULL`)
@Check('war_of_the_ring_nation_bonus_terrains_check', `bonus_terrains <@ ARRAY['plains', 'mountains', 'hills', 'forest', 'swamp']`)
@Check('war_of_the_ring_nation_source_line_check', 'source_line >= 1')
export class WarNationRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_nation_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_nation_pkey' })
  id!: string;

  @Column('text')
  side!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'bonus_when', nullable: true })
  bonusWhen!: string | null;

  @Column('text', { name: 'bonus_terrains', array: true, nullable: true })
  bonusTerrains!: string[] | null;
}
