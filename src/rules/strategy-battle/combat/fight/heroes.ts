import type { Side } from '../../reference.js';
import { nameOf, type Contender, type Field } from './contender.js';
import type { FightHero } from './plan.js';

/** Those who may spend Might, in listed order, Good first (SB-MIGHT-001, contract-combat 13). */
export function heroesOf(field: Field): FightHero[] {
  return (['good', 'evil'] as const).flatMap((side) => field.sides[side].flatMap((contender) => spendersOf(contender, side)));
}

function spendersOf(contender: Contender, side: Side): FightHero[] {
  const { combatant, points } = contender.model;
  const policy = combatant.spend?.might ?? 'none';
  if (policy === 'none' || points.might === 0) return [];
  return contender.models.map((model) => ({
    side, by: nameOf(contender, model), points: points.might, cost: combatant.mightCost ?? 1,
    toWin: policy !== 'to-wound', toWound: policy !== 'to-win', bid: combatant.bid ?? null,
  }));
}
