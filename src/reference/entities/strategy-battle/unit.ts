import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Side, UnitKind } from '../../../rules/strategy-battle/reference.js';
import { ID_CHECK } from '../columns/checks.js';
import { MoveColumns } from '../columns/move-columns.js';
import { PROFILE_CHECK, ProfileColumns } from '../columns/profile-columns.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RaceRow } from './race.js';
import { RuleRow } from './rule.js';

/** A unit that a force may include: its price, printed profile, and what its presence depends on. */
@Entity('strategy_battle_unit')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_unit_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RaceRow, ['contentVersion', 'raceId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_race_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'inclusionRuleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_inclusion_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_unit_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_unit_ordinal_key', ['contentVersion', 'ordinal'])
@Index('strategy_battle_unit_race_idx', ['contentVersion', 'raceId'])
@Check('strategy_battle_unit_id_check', ID_CHECK)
@Check('strategy_battle_unit_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_unit_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_unit_kind_check', `kind IN ('hero', 'warrior')`)
@Check('strategy_battle_unit_points_check', 'points >= 0')
@Check('strategy_battle_unit_profile_check', PROFILE_CHECK)
@Check('strategy_battle_unit_move_check', 'move_inches > 0 AND move_cm > 0')
@Check('strategy_battle_unit_hero_check', `(kind = 'hero') = (num_nonnulls(free_might, free_will, free_fate) = 3)`)
@Check(
  'strategy_battle_unit_warrior_check',
  `kind <> 'warrior' OR num_nonnulls(might, will, fate, free_might, free_will, free_fate, heroic_special) = 0`,
)
@Check('strategy_battle_unit_stores_check', `kind <> 'hero' OR heroic_special IS NOT NULL OR num_nonnulls(might, will, fate) = 3`)
@Check(
  'strategy_battle_unit_store_range_check',
  'might >= 0 AND will >= 0 AND fate >= 0 AND free_might >= 0 AND free_will >= 0 AND free_fate >= 0',
)
@Check('strategy_battle_unit_max_models_check', 'max_models >= 1')
@Check('strategy_battle_unit_unique_check', 'NOT is_unique OR (max_models IS NOT NULL AND max_models = 1)')
@Check('strategy_battle_unit_ring_bearer_check', '(ring_bearer_rank IS NULL) = (ring_bearer_always IS NULL) AND ring_bearer_rank >= 1')
@Check('strategy_battle_unit_source_line_check', 'source_line >= 1')
export class UnitRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_unit_pkey' })
  id!: string;

  @Column('text')
  side!: Side;

  @Column('text')
  kind!: UnitKind;

  @Column('text', { name: 'race_id' })
  raceId!: string;

  @Column('boolean', { name: 'is_unique' })
  unique!: boolean;

  @Column('smallint')
  points!: number;

  @Column(() => ProfileColumns, { prefix: false })
  profile!: ProfileColumns;

  @Column(() => MoveColumns, { prefix: false })
  move!: MoveColumns;

  @Column('smallint', { nullable: true })
  might!: number | null;

  @Column('smallint', { nullable: true })
  will!: number | null;

  @Column('smallint', { nullable: true })
  fate!: number | null;

  @Column('smallint', { name: 'free_might', nullable: true })
  freeMight!: number | null;

  @Column('smallint', { name: 'free_will', nullable: true })
  freeWill!: number | null;

  @Column('smallint', { name: 'free_fate', nullable: true })
  freeFate!: number | null;

  @Column('text', { name: 'heroic_special', nullable: true })
  heroicSpecial!: string | null;

  @Column('smallint', { name: 'max_models', nullable: true })
  maxModels!: number | null;

  @Column('boolean', { name: 'opponent_ring_bearer' })
  opponentRingBearer!: boolean;

  @Column('text', { name: 'exclusive_set', nullable: true })
  exclusiveSet!: string | null;

  @Column('boolean', { name: 'not_underground' })
  notUnderground!: boolean;

  @Column('text', { name: 'inclusion_rule_id', nullable: true })
  inclusionRuleId!: string | null;

  @Column('smallint', { name: 'ring_bearer_rank', nullable: true })
  ringBearerRank!: number | null;

  @Column('boolean', { name: 'ring_bearer_always', nullable: true })
  ringBearerAlways!: boolean | null;
}
