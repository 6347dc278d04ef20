import type { Model } from '../model.js';
import { liftOf } from './subject.js';
import type { TestOptions } from './test-options.js';

/** What is assumed of Might and Fate where the model has any to spend. */
export function spendingAssumptions(model: Model, { mightFor = 'best' }: TestOptions): string[] {
  const told: string[] = [];
  if (liftOf(model, mightFor) !== null) {
    told.push(
      mightFor === 'best'
        ? 'Might lifts the die that would stand to a 6 where it can, else a failure to a success, with the fewest points.'
        : 'Might only turns a failure into a success, with the fewest points.',
    );
  }
  if (model.combatant.spend?.fate === 'always' && model.points.fate > 0) told.push('Each Wound is followed at once by Fate rolls until one succeeds or none is left; no Might goes on them.');
  return told;
}
