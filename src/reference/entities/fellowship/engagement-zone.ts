import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { FellowshipEngagementRow } from './engagement.js';

/** Where a side may stand in an engagement. */
@Entity('fellowship_engagement_zone')
@ForeignKey(() => FellowshipEngagementRow, ['contentVersion', 'engagementId'], ['contentVersion', 'id'], { name: 'fellowship_engagement_zone_engagement_fkey', onDelete: 'CASCADE' })
@Check('fellowship_engagement_zone_ordinal_check', 'ordinal >= 0')
@Check('fellowship_engagement_zone_side_check', `side IN ('either', 'attacker', 'defender')`)
@Check('fellowship_engagement_zone_depth_check', 'depth > 0')
export class FellowshipEngagementZoneRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_engagement_zone_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'engagement_id', primaryKeyConstraintName: 'fellowship_engagement_zone_pkey' })
  engagementId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'fellowship_engagement_zone_pkey' })
  ordinal!: number;

  @Column('text')
  side!: string;

  @Column('smallint', { nullable: true })
  depth!: number | null;
}
