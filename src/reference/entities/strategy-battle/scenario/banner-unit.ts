import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { UnitRow } from '../unit.js';
import { ScenarioBannerRow } from './banner.js';

/** A unit whose models may have one of the banners. */
@Entity('strategy_battle_scenario_banner_unit')
@ForeignKey(() => ScenarioBannerRow, ['contentVersion', 'scenarioId', 'side', 'banner'], ['contentVersion', 'scenarioId', 'side', 'ordinal'], {
  name: 'strategy_battle_scenario_banner_unit_banner_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_banner_unit_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_banner_unit_ordinal_key', ['contentVersion', 'scenarioId', 'side', 'banner', 'ordinal'])
@Check('strategy_battle_scenario_banner_unit_ordinal_check', 'ordinal >= 0')
export class ScenarioBannerUnitRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_banner_unit_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_banner_unit_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_banner_unit_pkey' })
  side!: Side;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_banner_unit_pkey' })
  banner!: number;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_scenario_banner_unit_pkey' })
  unitId!: string;

  @Column('smallint')
  ordinal!: number;
}
