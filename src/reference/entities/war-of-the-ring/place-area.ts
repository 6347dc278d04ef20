import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarAreaRow } from './area.js';
import { WarPlaceRow } from './place.js';

/** An area that belongs to a place. */
@Entity('war_of_the_ring_place_area')
@ForeignKey(() => WarPlaceRow, ['contentVersion', 'placeId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_place_area_place_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_place_area_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_place_area_ordinal_check', 'ordinal >= 0')
export class WarPlaceAreaRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_place_area_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'place_id', primaryKeyConstraintName: 'war_of_the_ring_place_area_pkey' })
  placeId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_place_area_pkey' })
  ordinal!: number;

  @Column('text', { name: 'area_id' })
  areaId!: string;
}
