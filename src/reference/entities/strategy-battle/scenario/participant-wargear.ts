import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { WargearRow } from '../wargear.js';
import { ScenarioParticipantRow } from './participant.js';

/** What a participant has bought, may not buy, lacks or is given here. */
@Entity('strategy_battle_scenario_participant_wargear')
@ForeignKey(() => ScenarioParticipantRow, ['contentVersion', 'scenarioId', 'side', 'participant'], ['contentVersion', 'scenarioId', 'side', 'ordinal'], {
  name: 'strategy_battle_scenario_participant_wargear_participant_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'wargearId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_participant_wargear_wargear_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_participant_wargear_ordinal_key', ['contentVersion', 'scenarioId', 'side', 'participant', 'use', 'ordinal'])
@Check('strategy_battle_scenario_participant_wargear_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_participant_wargear_use_check', `use IN ('option', 'forbidden', 'without', 'given')`)
export class ScenarioParticipantWargearRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_participant_wargear_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_participant_wargear_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_participant_wargear_pkey' })
  side!: Side;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_participant_wargear_pkey' })
  participant!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_participant_wargear_pkey' })
  use!: 'option' | 'forbidden' | 'without' | 'given';

  @PrimaryColumn('text', { name: 'wargear_id', primaryKeyConstraintName: 'strategy_battle_scenario_participant_wargear_pkey' })
  wargearId!: string;

  @Column('smallint')
  ordinal!: number;
}
