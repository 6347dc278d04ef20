import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarAreaRow } from './area.js';
import { WarCharacterRow } from './character.js';
import { WarMobilizationRow } from './mobilization.js';
import { WarNationRow } from './nation.js';
import { WarRuleRow } from './rule.js';

/** What can set a nation going. */
@Entity('war_of_the_ring_trigger')
@ForeignKey(() => WarMobilizationRow, ['contentVersion', 'mobilizationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_trigger_mobilization_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarCharacterRow, ['contentVersion', 'characterId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_trigger_character_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_trigger_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarNationRow, ['contentVersion', 'nationId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_trigger_nation_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'exceptAreaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_trigger_except_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_trigger_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_trigger_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_trigger_event_check', `event IN ('turn', 'attacked', 'invaded', 'border', 'arrival', 'cured', 'neighbour-attacked', 'neighbour-mobilized', 'ring-taken')`)
@Check('war_of_the_ring_trigger_delay_check', 'delay >= 0')
@Check('war_of_the_ring_trigger_turn_check', 'turn >= 1')
export class WarTriggerRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_trigger_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'mobilization_id', primaryKeyConstraintName: 'war_of_the_ring_trigger_pkey' })
  mobilizationId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_trigger_pkey' })
  ordinal!: number;

  @Column('text')
  event!: string;

  @Column('smallint')
  delay!: number;

  @Column('smallint', { nullable: true })
  turn!: number | null;

  @Column('text', { name: 'character_id', nullable: true })
  characterId!: string | null;

  @Column('text', { name: 'area_id', nullable: true })
  areaId!: string | null;

  @Column('text', { name: 'nation_id', nullable: true })
  nationId!: string | null;

  @Column('text', { name: 'except_area_id', nullable: true })
  exceptAreaId!: string | null;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;
}
