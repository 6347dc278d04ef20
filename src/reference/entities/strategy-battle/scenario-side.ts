import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../rules/strategy-battle/reference.js';
import { ScenarioRow } from './scenario.js';

/** What the points match of a scenario allows one side. A scenario without such rows has fixed participants only. */
@Entity('strategy_battle_scenario_side')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_side_scenario_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_side_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_side_points_check', 'min_points >= 0 AND max_points >= 0 AND min_points <= max_points')
@Check(
  'strategy_battle_scenario_side_share_check',
  '(share_numerator IS NULL) = (share_denominator IS NULL) AND share_numerator >= 1 AND share_numerator <= share_denominator',
)
@Check(
  'strategy_battle_scenario_side_bows_check',
  '(bows_numerator IS NULL) = (bows_denominator IS NULL) AND bows_numerator >= 1 AND bows_numerator <= bows_denominator',
)
@Check('strategy_battle_scenario_side_heroes_check', 'min_heroes >= 0 AND max_heroes >= 0 AND min_heroes <= max_heroes')
@Check(
  'strategy_battle_scenario_side_other_side_share_check',
  '(other_side_share_numerator IS NULL) = (other_side_share_denominator IS NULL) AND other_side_share_numerator >= 1 AND other_side_share_numerator <= other_side_share_denominator',
)
export class ScenarioSideRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_side_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_side_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_side_pkey' })
  side!: Side;

  @Column('smallint', { name: 'min_points', nullable: true })
  minPoints!: number | null;

  @Column('smallint', { name: 'max_points', nullable: true })
  maxPoints!: number | null;

  @Column('smallint', { name: 'share_numerator', nullable: true })
  shareNumerator!: number | null;

  @Column('smallint', { name: 'share_denominator', nullable: true })
  shareDenominator!: number | null;

  @Column('smallint', { name: 'bows_numerator', nullable: true })
  bowsNumerator!: number | null;

  @Column('smallint', { name: 'bows_denominator', nullable: true })
  bowsDenominator!: number | null;

  @Column('smallint', { name: 'min_heroes', nullable: true })
  minHeroes!: number | null;

  @Column('smallint', { name: 'max_heroes', nullable: true })
  maxHeroes!: number | null;

  @Column('boolean', { name: 'heroes_only' })
  heroesOnly!: boolean;

  @Column('boolean', { name: 'mounted_allowed' })
  mountedAllowed!: boolean;

  @Column('smallint', { name: 'other_side_share_numerator', nullable: true })
  otherSideShareNumerator!: number | null;

  @Column('smallint', { name: 'other_side_share_denominator', nullable: true })
  otherSideShareDenominator!: number | null;
}
