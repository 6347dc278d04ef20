import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { MountRow } from './mount.js';
import { RaceRow } from './race.js';

/** A mount that a race rides by default. */
@Entity('strategy_battle_race_mount')
@ForeignKey(() => RaceRow, ['contentVersion', 'raceId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_race_mount_race_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => MountRow, ['contentVersion', 'wargearId'], ['contentVersion', 'wargearId'], {
  name: 'strategy_battle_race_mount_mount_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_race_mount_ordinal_key', ['contentVersion', 'raceId', 'ordinal'])
@Check('strategy_battle_race_mount_ordinal_check', 'ordinal >= 0')
export class RaceMountRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_race_mount_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'race_id', primaryKeyConstraintName: 'strategy_battle_race_mount_pkey' })
  raceId!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_race_mount_pkey' })
  wargearId!: string;

  @Column('smallint')
  ordinal!: number;
}
