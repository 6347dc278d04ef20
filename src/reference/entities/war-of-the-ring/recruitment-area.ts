import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarAreaRow } from './area.js';
import { WarRecruitmentRow } from './recruitment.js';

/** Where a nation may raise units. */
@Entity('war_of_the_ring_recruitment_area')
@ForeignKey(() => WarRecruitmentRow, ['contentVersion', 'recruitmentId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_recruitment_area_recruitment_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarAreaRow, ['contentVersion', 'areaId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_recruitment_area_area_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_recruitment_area_ordinal_check', 'ordinal >= 0')
export class WarRecruitmentAreaRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_recruitment_area_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'recruitment_id', primaryKeyConstraintName: 'war_of_the_ring_recruitment_area_pkey' })
  recruitmentId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_recruitment_area_pkey' })
  ordinal!: number;

  @Column('text', { name: 'area_id' })
  areaId!: string;
}
