import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of all seeded data. Versions are added and never changed. */
@Entity('content_version')
@Check('content_version_version_check', `version ~ '^c[0-9a-f]{12}$'`)
export class ContentVersionRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_version_pkey' })
  version!: string;

  @Column('timestamptz', { name: 'seeded_at', default: () => 'now()' })
  seededAt!: Date;
}
