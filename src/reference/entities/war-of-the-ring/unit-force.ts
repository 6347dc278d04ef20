import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarAreaRow } from './area.js';
import { WarUnitRow } from './unit.js';

/** What holds for a force that is of no nation. */
@Entity('war_of_the_ring_unit_force')
@ForeignKey(() => WarUnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_unit_force_unit_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'onlyAreaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_unit_force_only_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_unit_force_side_check', `side IN ('red', 'blue')`)
@Check('war_of_the_ring_unit_force_count_check', 'count >= 1')
@Check('war_of_the_ring_unit_force_bonus_check', `bonus_when IN ('always', 'attacking', 'defending') AND bonus_terrains IS NOT NULL OR bonus_when IS NULL AND bonus_terrains IS NULL`)
@Check('war_of_the_ring_unit_force_bonus_terrains_check', `bonus_terrains <@ ARRAY['plains', 'mountains', 'hills', 'forest', 'swamp']`)
export class WarUnitForceRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_unit_force_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'war_of_the_ring_unit_force_pkey' })
  unitId!: string;

  @Column('text')
  side!: string;

  @Column('smallint')
  count!: number;

  @Column('text', { name: 'bonus_when', nullable: true })
  bonusWhen!: string | null;

  @Column('text', { name: 'bonus_terrains', array: true, nullable: true })
  bonusTerrains!: string[] | null;

  @Column('boolean')
  immortal!: boolean;

  @Column('boolean', { name: 'no_terrain_bonus' })
  noTerrainBonus!: boolean;

  @Column('boolean', { name: 'any_ground' })
  anyGround!: boolean;

  @Column('boolean', { name: 'barred_from_mordor' })
  barredFromMordor!: boolean;

  @Column('text', { name: 'only_area_id', nullable: true })
  onlyAreaId!: string | null;

  @Column('boolean')
  together!: boolean;
}
