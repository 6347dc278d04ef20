import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MissileColumns } from '../columns/missile-columns.js';
import { WargearRow } from './wargear.js';

/** How an item shoots or is thrown. */
@Entity('strategy_battle_wargear_missile')
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_wargear_missile_wargear_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_wargear_missile_range_check', 'range_inches > 0 AND range_cm > 0')
@Check('strategy_battle_wargear_missile_strength_check', 'strength BETWEEN 1 AND 10')
@Check('strategy_battle_wargear_missile_move_cost_check', `move_cost IN ('none', 'half', 'all')`)
export class WargearMissileRow extends MissileColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_wargear_missile_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_wargear_missile_pkey' })
  wargearId!: string;
}
