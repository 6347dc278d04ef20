import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarCharacterRow } from './character.js';
import { WarRingRow } from './ring.js';

/** Who carries a ring. */
@Entity('war_of_the_ring_ring_bearer')
@ForeignKey(() => WarRingRow, ['contentVersion', 'ringId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_ring_bearer_ring_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarCharacterRow, ['contentVersion', 'characterId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_ring_bearer_character_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_ring_bearer_ordinal_check', 'ordinal >= 0')
export class WarRingBearerRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_ring_bearer_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'ring_id', primaryKeyConstraintName: 'war_of_the_ring_ring_bearer_pkey' })
  ringId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_ring_bearer_pkey' })
  ordinal!: number;

  @Column('text', { name: 'character_id' })
  characterId!: string;
}
