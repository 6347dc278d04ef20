import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { ScenarioRow } from '../scenario.js';
import { UnitRow } from '../unit.js';
import { VariantRow } from '../variant.js';
import { WargearRow } from '../wargear.js';

/** Models of a scenario that are all alike. */
@Entity('strategy_battle_scenario_participant')
@ForeignKey(() => ScenarioRow, ['contentVersion', 'scenarioId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_participant_scenario_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_participant_unit_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => VariantRow, ['contentVersion', 'unitId', 'variantId'], ['contentVersion', 'unitId', 'id'], {
  name: 'strategy_battle_scenario_participant_variant_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => WargearRow, ['contentVersion', 'mountId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_participant_mount_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => UnitRow, ['contentVersion', 'passengerOf'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_participant_passenger_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Check('strategy_battle_scenario_participant_side_check', `side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_participant_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_participant_count_check', 'count >= 1')
@Check(
  'strategy_battle_scenario_participant_losses_check',
  '(lost_might IS NULL) = (lost_will IS NULL) AND (lost_will IS NULL) = (lost_fate IS NULL) AND (lost_fate IS NULL) = (lost_wounds IS NULL) AND lost_might >= 0 AND lost_will >= 0 AND lost_fate >= 0 AND lost_wounds >= 0',
)
export class ScenarioParticipantRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_participant_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_participant_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_participant_pkey' })
  side!: Side;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_participant_pkey' })
  ordinal!: number;

  @Column('text', { name: 'unit_id' })
  unitId!: string;

  @Column('text', { name: 'variant_id', nullable: true })
  variantId!: string | null;

  @Column('smallint')
  count!: number;

  @Column('text', { name: 'mount_id', nullable: true })
  mountId!: string | null;

  @Column('text', { name: 'passenger_of', nullable: true })
  passengerOf!: string | null;

  @Column('text', { name: 'group_id', nullable: true })
  groupId!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('smallint', { name: 'lost_might', nullable: true })
  lostMight!: number | null;

  @Column('smallint', { name: 'lost_will', nullable: true })
  lostWill!: number | null;

  @Column('smallint', { name: 'lost_fate', nullable: true })
  lostFate!: number | null;

  @Column('smallint', { name: 'lost_wounds', nullable: true })
  lostWounds!: number | null;
}
