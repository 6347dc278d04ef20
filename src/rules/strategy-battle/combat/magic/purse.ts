import { RuleError } from '../../../shared/rule-error.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { stepsOfModel } from '../tests/subject.js';
import { MOST_DICE } from './magic-types.js';

/** Will that pays for dice: free points of the turn first, then the stores one after the other. */
export interface Purse {
  readonly free: number;
  /** The model's own store. */
  readonly own: number;
  /** Stores of a mount or passenger that lend theirs (SB-CAV-027). */
  readonly lent: number;
}

export const EMPTY_PURSE: Purse = { free: 0, own: 0, lent: 0 };

/**
 * The Will that a model can pay with. Its `will` is the store; where the profile knows no store, what is left of the
 * turn's own supply (SB-SPEC-010, SB-SPEC-037).
 */
export function purseOf(model: Model, freeLeft: number | null | undefined): Purse {
  const { heroic, combatant } = model;
  const perTurn = heroic?.freePerTurn.will ?? 0;
  if (heroic !== null && heroic.will === null) return { free: Math.min(perTurn, freeLeft ?? combatant.will ?? perTurn), own: 0, lent: 0 };
  return { free: Math.min(perTurn, freeLeft ?? perTurn), own: combatant.will ?? heroic?.will ?? 0, lent: 0 };
}

/** @throws RuleError where more of the turn's free Will is said to be left than there is (SB-HERO-001). */
export function refuseFree({ heroic, name }: Model, freeLeft: number | null | undefined, pointer: string): void {
  const most = heroic?.freePerTurn.will ?? 0;
  if (freeLeft != null && freeLeft > most) refuse(pointer, 'SB-HERO-001', `${name} has ${most} free Will each turn.`);
}

/** The same with what a mount or passenger can lend. */
export function sharedPurse(model: Model, freeLeft: number | null | undefined, ridden: Model | null): Purse {
  const lent = [model.passenger, ridden].map((lender) => (lender === null ? 0 : totalOf(purseOf(lender, null))));
  return { ...purseOf(model, freeLeft), lent: lent.reduce((sum, points) => sum + points, 0) };
}

export function totalOf({ free, own, lent }: Purse): number {
  return free + own + lent;
}

/** What is left after paying for so many dice. */
export function paid({ free, own, lent }: Purse, dice: number): Purse {
  const fromFree = Math.min(free, dice);
  const fromOwn = Math.min(own, dice - fromFree);
  return { free: free - fromFree, own: own - fromOwn, lent: lent - (dice - fromFree - fromOwn) };
}

/** @throws RuleError where dice are no whole number from `least`, or more than can be paid for (SB-WILL-005). */
export function refuseDice(dice: number, purse: Purse, { pointer, least, name }: { readonly pointer: string; readonly least: number; readonly name: string }): void {
  if (!Number.isInteger(dice) || dice < least || dice > MOST_DICE) reject(pointer, 'out-of-range', `From ${least} to ${MOST_DICE} dice are rolled.`);
  const most = totalOf(purse);
  if (dice <= most) return;
  throw new RuleError([{ pointer, code: 'not-enough-will', detail: `${name} has Will for ${most} dice.`, suggestions: [], rule: 'SB-WILL-005' }]);
}

/** Leaves the battle when its store is empty (SB-SPEC-038). */
export function isBanishedAt(model: Model, store: number): boolean {
  return store === 0 && stepsOfModel(model).some((step) => step.banishedWithoutWill === true);
}

/** @throws RuleError for a model that cannot act (SB-MAGIC-005), or lies on the ground (SB-GROUND-003). */
export function refuseHelplessCaster({ combatant, pointer, name }: Model): void {
  if (combatant.immobilised === true) refuse(`${pointer}/immobilised`, 'SB-MAGIC-005', `${name} can do nothing more this turn.`);
  if (combatant.onGround === true) refuse(`${pointer}/onGround`, 'SB-GROUND-003', `${name} lies on the ground and uses no power.`);
}
