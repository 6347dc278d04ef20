import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { WarAreaRow } from './area.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** A leader or hero, the bearers of the ring, and who else has a name. */
@Entity('war_of_the_ring_character')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], { name: 'war_of_the_ring_character_content_version_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_character_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_character_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_character_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarCharacterRow, ['contentVersion', 'becomesId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_character_becomes_fkey', deferrable: 'INITIALLY DEFERRED' })
@Unique('war_of_the_ring_character_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_character_id_check', ID_CHECK)
@Check('war_of_the_ring_character_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_character_side_check', `side IN ('red', 'blue')`)
@Check('war_of_the_ring_character_kind_check', `kind IN ('leader', 'hero', 'ringbearer', 'creature')`)
@Check('war_of_the_ring_character_count_check', 'count >= 1')
@Check('war_of_the_ring_character_strength_check', 'strength BETWEEN 0 AND 6')
@Check('war_of_the_ring_character_move_check', 'move >= 1')
@Check('war_of_the_ring_character_source_line_check', 'source_line >= 1')
export class WarCharacterRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_character_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_character_pkey' })
  id!: string;

  @Column('text')
  side!: string;

  @Column('text', { name: 'nation_id', nullable: true })
  nationId!: string | null;

  @Column('text')
  kind!: string;

  @Column('text', { name: 'area_id', nullable: true })
  areaId!: string | null;

  @Column('boolean')
  reserve!: boolean;

  @Column('boolean')
  figure!: boolean;

  @Column('smallint')
  count!: number;

  @Column('smallint', { nullable: true })
  strength!: number | null;

  @Column('smallint', { nullable: true })
  move!: number | null;

  @Column('boolean')
  human!: boolean;

  @Column('boolean')
  hobbit!: boolean;

  @Column('boolean')
  nazgul!: boolean;

  @Column('boolean')
  companion!: boolean;

  @Column('boolean')
  fixed!: boolean;

  @Column('text', { name: 'becomes_id', nullable: true })
  becomesId!: string | null;

  @Column('smallint', { nullable: true })
  susceptibility!: number | null;

  @Column('text')
  text!: string;
}
