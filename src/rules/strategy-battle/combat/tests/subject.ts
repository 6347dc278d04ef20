import type { Distance } from '../../reference.js';
import type { SpecialRuleSteps } from '../../special-rules/special-rule-steps.js';
import { stepsOf } from '../../special-rules/special-rules.js';
import type { CombatReference } from '../combat-reference.js';
import type { Combatant } from '../combatant.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { fateOn, recoversOn, type ScenarioRule } from '../scenario-rules.js';
import type { VictimPart } from '../strike.js';
import type { HarmedPart } from './harm.js';
import type { TestOptions } from './test-options.js';
import type { Lift, MightGoal, TestRoll } from './test-roll.js';

/** No die saves a mount, which has no Fate. */
const NEVER = 7;

/**
 * The one model that a test is about.
 * @throws RuleError for unknown ids, wargear that it may not have, and more than one model.
 */
export function subjectOf(reference: CombatReference, combatant: Combatant, pointer: string): Model {
  if ((combatant.count ?? 1) !== 1) reject(`${pointer}/count`, 'out-of-range', 'A test is taken by one model.');
  return resolveModel(reference, combatant, pointer);
}

/** @throws RuleError for a model that cannot do anything with its feet (SB-GROUND-003, SB-MAGIC-005). */
export function refuseHelpless({ combatant, pointer, name }: Model): void {
  if (combatant.immobilised === true) refuse(`${pointer}/immobilised`, 'SB-MAGIC-005', `${name} can do nothing more this turn.`);
  if (combatant.onGround === true) refuse(`${pointer}/onGround`, 'SB-GROUND-003', `${name} lies on the ground and can only crawl.`);
}

export function stepsOfModel(model: Model): readonly SpecialRuleSteps[] {
  return stepsOf(model.specialRules);
}

/** On wings of its own, or on those of its mount (SB-SPEC-028). */
export function flies(model: Model): boolean {
  return model.mount?.flies ?? stepsOfModel(model).some((step) => step.flies === true);
}

/** The full move: of the mount where mounted; `null` for a model by profile, whose race is not known. */
export function moveOf(model: Model): Distance | null {
  return model.mount?.move ?? model.unit?.move ?? null;
}

/** Might on the model's own tests, where its policy spends any (SB-MIGHT-002). */
export function liftOf({ combatant }: Model, goal: MightGoal): Lift | null {
  const policy = combatant.spend?.might ?? 'none';
  return policy === 'to-win' || policy === 'both' ? { cost: combatant.mightCost ?? 1, goal } : null;
}

/** Dice of the model's Jump and Climb tests, the lowest of which counts (SB-SPEC-069). */
export function testDiceOf(model: Model): number {
  return Math.max(1, ...stepsOfModel(model).map((step) => step.testDice ?? 1));
}

/** The same model on its own feet, without mount and passenger. */
export function onFoot(reference: CombatReference, model: Model): Model {
  return model.mounted ? resolveModel(reference, { ...model.combatant, mounted: false, mount: null, passenger: null }, model.pointer) : model;
}

/** Everyone who may come to harm with the model: itself as it is on foot, then its mount and its passenger. */
export function partiesOf(reference: CombatReference, model: Model, options: TestOptions): HarmedPart[] {
  const parties = [partyOf(onFoot(reference, model), 'model', options)];
  if (model.mount !== null) parties.push({ by: 'model/mount', part: partOfMount(model.mount.profile), points: 0, thrown: null });
  if (model.passenger !== null) parties.push(partyOf(model.passenger, 'model/passenger', options));
  return parties;
}

/** One model on foot that may come to harm. */
export function partyOf(model: Model, by: string, { mightFor = 'best', scenarioRules = [] }: TestOptions): HarmedPart {
  return { by, part: partOfModel(model, scenarioRules), points: model.points.might, thrown: thrownRoll(by, liftOf(model, mightFor)) };
}

function thrownRoll(by: string, lift: Lift | null): TestRoll {
  return { purpose: 'thrown-rider', by, rule: 'SB-CAV-020', dice: 1, modifier: 0, attempts: 1, rerolls: false, automatic: false, lift };
}

function partOfModel(model: Model, rules: readonly ScenarioRule[]): VictimPart {
  const { defence, courage } = model.profile;
  const fate = model.combatant.spend?.fate === 'always' ? model.points.fate : 0;
  const struck = stepsOfModel(model).map((step) => step.struck);
  const [ring, flees] = [struck.some((traits) => traits?.holdsLastWound === true), struck.some((traits) => traits?.flees === true)];
  return { defence, courage, wounds: model.wounds, fate, fateOn: fateOn(model, rules), earlySaveOn: recoversOn(model, rules), ring, flees };
}

function partOfMount({ defence, courage, wounds }: { readonly defence: number; readonly courage: number; readonly wounds: number }): VictimPart {
  return { defence, courage, wounds, fate: 0, fateOn: NEVER, earlySaveOn: null, ring: false, flees: false };
}
