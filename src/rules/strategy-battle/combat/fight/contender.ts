import type { Side } from '../../reference.js';
import type { SpecialRuleSteps } from '../../special-rules/special-rule-steps.js';
import { stepsOf } from '../../special-rules/special-rules.js';
import { armsOf, type Arms } from '../arms.js';
import type { CombatReference } from '../combat-reference.js';
import type { Barrier, Combatant, FightRequest } from '../combatant.js';
import { resolveModel, type Model } from '../model.js';
import type { ScenarioRule } from '../scenario-rules.js';
import { other } from './plan.js';

/** Equal models of one side in a fight, with everything about them that dice do not settle. */
export interface Contender {
  readonly side: Side;
  /** Position among the combatants of the side. */
  readonly index: number;
  /** Models of the combatant, and the positions of those that this fight is about. */
  readonly count: number;
  readonly models: readonly number[];
  readonly model: Model;
  readonly arms: Arms;
  /** Special rules with behaviour that hold now: those of a weapon only while it is in use. */
  readonly steps: readonly SpecialRuleSteps[];
  readonly prone: boolean;
  readonly immobilised: boolean;
  readonly shielding: boolean;
  /** Duel dice and strikes lent by spears and pikes. */
  readonly supports: number;
}

/** Everybody around one fight. */
export interface Field {
  readonly sides: Readonly<Record<Side, readonly Contender[]>>;
  /** Models that only lend support. */
  readonly behind: Readonly<Record<Side, readonly Contender[]>>;
  /** A banner reaches the side. */
  readonly banners: Readonly<Record<Side, boolean>>;
  readonly barrier: Barrier | null;
  readonly scenarioRules: readonly ScenarioRule[];
}

/** @throws RuleError for unknown ids, and for wargear and weapons that a model cannot have. */
export function fieldOf(reference: CombatReference, request: FightRequest): Field {
  const barrier = request.barrier ?? null;
  const all = (side: Side): Contender[] => request[side].map((combatant, index) => contender(reference, combatant, { side, index, atBarrier: barrier !== null }));
  const [good, evil] = [all('good'), all('evil')];
  const fights = (side: readonly Contender[]): Contender[] => side.filter((each) => each.model.combatant.supporting !== true);
  const lends = (side: readonly Contender[]): Contender[] => side.filter((each) => each.model.combatant.supporting === true);
  const borne = (side: Side, models: readonly Contender[]): boolean => request.banners?.[side] === true || fights(models).some((each) => each.arms.bearsBanner);
  return {
    sides: { good: fights(good), evil: fights(evil) },
    behind: { good: lends(good), evil: lends(evil) },
    banners: { good: borne('good', good), evil: borne('evil', evil) },
    barrier,
    scenarioRules: request.scenarioRules ?? [],
  };
}

interface Place {
  readonly side: Side;
  readonly index: number;
  readonly atBarrier: boolean;
}

function contender(reference: CombatReference, combatant: Combatant, { side, index, atBarrier }: Place): Contender {
  const model = resolveModel(reference, combatant, `/${side}/${index}`);
  const all = stepsOf(model.specialRules);
  const immobilised = combatant.immobilised === true;
  const charging = combatant.charged === true && model.mounted && !immobilised && !atBarrier;
  const arms = armsOf(reference, model, all, { side, charging, onGround: combatant.onGround === true });
  const count = combatant.count ?? 1;
  return {
    side, index, count, models: Array.from({ length: count }, (_, position) => position), model, arms,
    steps: all.filter((step) => step.withWeapon === undefined || step.withWeapon === arms.weapon),
    prone: combatant.onGround === true, immobilised, shielding: combatant.shielding === true,
    supports: (combatant.supports?.spears ?? 0) + (combatant.supports?.pikes ?? 0),
  };
}

/** `good/0` for the only model of a combatant, `good/0/1` for the second of several. */
export function nameOf({ side, index, count }: Contender, model: number): string {
  return count === 1 ? `${side}/${index}` : `${side}/${index}/${model}`;
}

export function modelsOf(contenders: readonly Contender[]): number {
  return contenders.reduce((sum, { models }) => sum + models.length, 0);
}

export function enemiesOf(field: Field, { side }: Contender): readonly Contender[] {
  return field.sides[other(side)];
}

/** Rides a mount that fights beside him (SB-MM-001). */
export function onMonster({ model }: Contender): boolean {
  return model.mount?.monstrous === true;
}
