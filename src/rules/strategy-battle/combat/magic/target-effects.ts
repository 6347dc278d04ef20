import { fromMils, milsOfPair, roundedUp } from '../length.js';
import type { Distance } from '../../reference.js';
import { moveOf } from '../tests/subject.js';
import type { MagicPlan } from './magic-plan.js';
import { paid, purseOf, totalOf, type Purse } from './purse.js';

/** The target's own numbers, by how the attempt ends. */
export type ByOutcome = (outcome: 'failed' | 'resisted' | 'works') => number;

const halfOf = (full: Distance): Distance => ({
  inches: fromMils(roundedUp(milsOfPair(full, 'inches') / 2, 'inches')),
  cm: fromMils(roundedUp(milsOfPair(full, 'cm') / 2, 'cm')),
});

/** How far the victim may be moved: half its move, and not out of a fight (SB-MAGIC-012, SB-TERR-001). */
export function victimMove({ power, target, targetEngaged }: MagicPlan): Distance | null {
  if (power.movesVictim !== true || target === null || targetEngaged) return null;
  const full = moveOf(target);
  return full === null ? null : halfOf(full);
}

/** Will in the target's store; `null` where there is none to speak of. */
export function willAfter({ power, target, resister }: MagicPlan): ByOutcome | null {
  if (target === null) return null;
  const purse = resister === null || resister.forNothing ? purseOf(target, null) : resister.purse;
  if (purse.own === 0 && power.will === undefined) return null;
  const after = resister === null || resister.forNothing ? purse : paid(purse, resister.dice);
  const full = target.heroic?.will ?? purse.own;
  return (outcome) => {
    if (outcome === 'failed') return purse.own;
    return outcome === 'works' && power.will !== undefined ? power.will(after.own, full) : after.own;
  };
}

export function courageAfter({ power, target }: MagicPlan): ByOutcome | null {
  if (target === null || power.courage === undefined) return null;
  const { courage } = target.profile;
  return (outcome) => (outcome === 'works' ? courage + (power.courage ?? 0) : courage);
}

export function woundsAfter({ power, target }: MagicPlan): ByOutcome | null {
  if (target === null || power.heals === undefined) return null;
  const healed = Math.max(target.wounds, Math.min(target.profile.wounds, target.wounds + power.heals));
  return (outcome) => (outcome === 'works' ? healed : target.wounds);
}

/** What the caster has left of his Will, however it ends. */
export function casterPurse({ caster }: MagicPlan): Purse {
  return paid(caster.purse, caster.dice);
}

/** What the resister has left, once he has rolled. */
export function resisterPurse({ resister }: MagicPlan): Purse | null {
  if (resister === null || totalOf(resister.purse) === 0) return null;
  return resister.forNothing ? resister.purse : paid(resister.purse, resister.dice);
}

/** Whether the power goes on, for those that need Will in store (SB-MAGIC-004, SB-MAGIC-007). */
export function lasts(plan: MagicPlan): boolean | null {
  return plan.power.needsWillToLast === true ? casterPurse(plan).own > 0 : null;
}
