import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MoveColumns } from '../columns/move-columns.js';
import { PROFILE_CHECK, ProfileColumns } from '../columns/profile-columns.js';
import { WargearRow } from './wargear.js';

/** What an item of category `mount` brings. */
@Entity('strategy_battle_mount')
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_mount_wargear_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_mount_profile_check', PROFILE_CHECK)
@Check('strategy_battle_mount_move_check', 'move_inches > 0 AND move_cm > 0')
@Check('strategy_battle_mount_monstrous_check', 'monstrous = (fight > 0 AND attacks > 0)')
export class MountRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_mount_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_mount_pkey' })
  wargearId!: string;

  @Column(() => ProfileColumns, { prefix: false })
  profile!: ProfileColumns;

  @Column(() => MoveColumns, { prefix: false })
  move!: MoveColumns;

  @Column('boolean')
  monstrous!: boolean;

  @Column('boolean')
  flies!: boolean;

  @Column('boolean', { name: 'carries_passenger' })
  carriesPassenger!: boolean;
}
