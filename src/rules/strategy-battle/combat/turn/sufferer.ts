import { partiesOf } from '../tests/subject.js';
import type { CombatReference } from '../combat-reference.js';
import type { Part } from '../combatant.js';
import type { Model } from '../model.js';
import { reject } from '../refuse.js';
import type { ScenarioRule } from '../scenario-rules.js';
import { partNamed } from '../tests/parts-report.js';
import type { Sufferer } from './saves.js';

/**
 * The part of a model that suffers Wounds, with its Fate as its policy has it.
 * @throws RuleError where the model has no such part.
 */
export function suffererOf(reference: CombatReference, model: Model, { part, pointer, scenarioRules }: { readonly part: Part; readonly pointer: string; readonly scenarioRules: readonly ScenarioRule[] }): Sufferer {
  const party = partiesOf(reference, model, { scenarioRules }).find(({ by }) => partNamed(by) === part);
  if (party === undefined) reject(pointer, 'not-allowed', `${model.name} has no ${part}.`);
  const owner = part === 'passenger' ? (model.passenger ?? model) : model;
  const policy = owner.combatant.spend?.might ?? 'none';
  const lifts = part !== 'mount' && (policy === 'to-win' || policy === 'both');
  return { by: party.by, part: party.part, liftCost: lifts ? (owner.combatant.mightCost ?? 1) : null };
}

/** What is assumed of the saves. */
export function savingAssumptions({ part, liftCost }: Sufferer): string[] {
  const told: string[] = [];
  if (part.fate > 0) told.push('Each Wound is followed at once by Fate rolls until one succeeds or none is left.');
  if (liftCost !== null) told.push('Might lifts a die that would fail with the fewest points, if they suffice.');
  return told;
}
