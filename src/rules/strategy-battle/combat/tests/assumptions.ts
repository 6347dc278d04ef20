import type { Model } from '../model.js';
import { liftOf } from './subject.js';
import type { MightGoal } from './test-roll.js';

/** What is assumed of Might and Fate where the model has any to spend. */
export function spendingAssumptions(model: Model, goal: MightGoal): string[] {
  const told: string[] = [];
  if (liftOf(model, goal) !== null) {
    told.push(
      goal === 'best'
        ? 'Might lifts the die that would stand to a 6 where it can, else a failure to a success, with the fewest points.'
        : 'Might only turns a failure into a success, with the fewest points.',
    );
  }
  if (model.combatant.spend?.fate === 'always' && model.points.fate > 0) told.push('Each Wound is followed at once by Fate rolls until one succeeds or none is left; no Might goes on them.');
  return told;
}
