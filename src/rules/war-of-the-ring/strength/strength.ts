import type { Addend, Fighter, Strength } from './strength-types.js';
import { STRENGTH_STEPS } from './strength-steps.js';

export const SIDES_OF_DIE = 6;

/** Base and every bonus in the written order, kept within 0 to 6 (WR-BATTLE-012). */
export function strengthOf(fighter: Fighter): Strength {
  const addends: Addend[] = [];
  let sum = 0;
  for (const step of STRENGTH_STEPS) {
    for (const { because, amount, rule } of step(fighter)) {
      addends.push({ because, amount, rule, from: sum, to: sum + amount });
      sum += amount;
    }
  }
  const strength = Math.min(SIDES_OF_DIE, Math.max(0, sum));
  if (strength !== sum) addends.push({ because: 'limit', amount: strength - sum, rule: 'WR-BATTLE-012', from: sum, to: strength });
  return { strength, sum, addends };
}
