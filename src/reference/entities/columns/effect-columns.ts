import { Column } from 'typeorm';
import type { EffectCondition } from '../../../rules/strategy-battle/reference.js';

/** What is added to a characteristic, when, and by which rule. */
export abstract class EffectColumns {
  @Column('text')
  characteristic!: 'strength' | 'defence';

  @Column('smallint')
  amount!: number;

  @Column('text')
  condition!: EffectCondition;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;
}
