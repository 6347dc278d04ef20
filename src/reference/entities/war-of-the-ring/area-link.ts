import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarAreaRow } from './area.js';

/** What is known of two areas: neighbours, or expressly none. */
@Entity('war_of_the_ring_area_link')
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_area_link_area_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'toId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_area_link_to_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_area_link_ordinal_check', 'ordinal >= 0')
export class WarAreaLinkRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_area_link_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'area_id', primaryKeyConstraintName: 'war_of_the_ring_area_link_pkey' })
  areaId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_area_link_pkey' })
  ordinal!: number;

  @Column('text', { name: 'to_id' })
  toId!: string;

  @Column('boolean')
  adjacent!: boolean;

  @Column('boolean')
  inferred!: boolean;
}
