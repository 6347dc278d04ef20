import type { EffectCondition, WargearEffect } from '../../../rules/strategy-battle/reference.js';

interface EffectColumns {
  characteristic: 'strength' | 'defence';
  amount: number;
  condition: EffectCondition;
  ruleId: string;
}

export function toEffectColumns({ characteristic, amount, condition, rule }: WargearEffect): EffectColumns {
  return { characteristic, amount, condition, ruleId: rule };
}

export function toEffect({ characteristic, amount, condition, ruleId }: EffectColumns): WargearEffect {
  return { characteristic, amount, condition, rule: ruleId };
}
