import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarCharacterRow } from './character.js';
import { WarStartingForceRow } from './starting-force.js';

/** A leader who stands with a starting force. */
@Entity('war_of_the_ring_starting_leader')
@ForeignKey(() => WarStartingForceRow, ['contentVersion', 'startingForceId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_starting_leader_starting_force_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarCharacterRow, ['contentVersion', 'characterId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_starting_leader_character_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_starting_leader_ordinal_check', 'ordinal >= 0')
export class WarStartingLeaderRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_starting_leader_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'starting_force_id', primaryKeyConstraintName: 'war_of_the_ring_starting_leader_pkey' })
  startingForceId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_starting_leader_pkey' })
  ordinal!: number;

  @Column('text', { name: 'character_id' })
  characterId!: string;
}
