import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { MoveColumns } from '../columns/move-columns.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RuleRow } from './rule.js';

/** A race: how far it moves, what it rides, how well it shoots. */
@Entity('strategy_battle_race')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_race_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_race_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_race_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_race_id_check', ID_CHECK)
@Check('strategy_battle_race_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_race_move_check', 'move_inches > 0 AND move_cm > 0')
@Check('strategy_battle_race_base_shoot_check', 'base_shoot BETWEEN 2 AND 6')
@Check('strategy_battle_race_source_line_check', 'source_line >= 1')
export class RaceRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_race_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_race_pkey' })
  id!: string;

  @Column(() => MoveColumns, { prefix: false })
  move!: MoveColumns;

  @Column('smallint', { name: 'base_shoot', nullable: true })
  baseShoot!: number | null;

  @Column('boolean')
  carried!: boolean;
}
