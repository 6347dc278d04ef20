import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarExampleRow } from './example.js';
import { WarRuleRow } from './rule.js';

/** One step of a worked example. */
@Entity('war_of_the_ring_example_step')
@ForeignKey(() => WarExampleRow, ['contentVersion', 'exampleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_example_step_example_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'ruleId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_example_step_rule_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_example_step_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_example_step_dice_check', '1 <= ALL (dice) AND 6 >= ALL (dice)')
export class WarExampleStepRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_example_step_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'example_id', primaryKeyConstraintName: 'war_of_the_ring_example_step_pkey' })
  exampleId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_example_step_pkey' })
  ordinal!: number;

  @Column('text')
  text!: string;

  @Column('smallint', { array: true })
  dice!: number[];

  @Column('text')
  outcome!: string;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;
}
