import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarAreaRow } from './area.js';
import { WarHarbourRow } from './harbour.js';

/** A harbour of a fleet. */
@Entity('war_of_the_ring_harbour_area')
@ForeignKey(() => WarHarbourRow, ['contentVersion', 'harbourId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_harbour_area_harbour_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_harbour_area_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_harbour_area_ordinal_check', 'ordinal >= 0')
export class WarHarbourAreaRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_harbour_area_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'harbour_id', primaryKeyConstraintName: 'war_of_the_ring_harbour_area_pkey' })
  harbourId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_harbour_area_pkey' })
  ordinal!: number;

  @Column('text', { name: 'area_id' })
  areaId!: string;
}
