import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Side } from '../../../rules/strategy-battle/data-words.js';
import { ID_CHECK } from '../columns/checks.js';
import { RecordColumns } from '../columns/record-columns.js';
import { ContentVersionRow } from '../content-version.js';
import { RuleRow } from './rule.js';

/** A scenario without its lists, each of which has a table of its own. */
@Entity('strategy_battle_scenario')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'strategy_battle_scenario_content_version_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_rule_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@ForeignKey(() => RuleRow, ['contentVersion', 'ringForbiddenBy'], ['contentVersion', 'id'], {
  name: 'strategy_battle_scenario_ring_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_scenario_ordinal_key', ['contentVersion', 'ordinal'])
@Check('strategy_battle_scenario_id_check', ID_CHECK)
@Check('strategy_battle_scenario_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_first_side_check', `first_side IN ('good', 'evil')`)
@Check('strategy_battle_scenario_source_line_check', 'source_line >= 1')
export class ScenarioRow extends RecordColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_scenario_pkey' })
  id!: string;

  @Column('text', { nullable: true })
  number!: string | null;

  @Column('boolean')
  underground!: boolean;

  @Column('text')
  description!: string;

  @Column('text')
  terrain!: string;

  /** Its points match wants the same value agreed for both sides. */
  @Column('boolean', { name: 'equal_values' })
  equalValues!: boolean;

  /** Who places first. */
  @Column('text', { name: 'first_side' })
  firstSide!: Side;

  /** Good may hold models back. */
  @Column('boolean', { name: 'good_in_reserve' })
  goodInReserve!: boolean;

  @Column('boolean', { name: 'evil_in_reserve' })
  evilInReserve!: boolean;

  /** Rule by which nobody puts on the Ring. */
  @Column('text', { name: 'ring_forbidden_by', nullable: true })
  ringForbiddenBy!: string | null;
}
