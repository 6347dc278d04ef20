import { TooMuchWorkError } from '../../../shared/too-much-work.js';
import { partsOf, type Body } from './bodies.js';
import type { ShotPlan } from './shot-plan.js';

/** Most states, over all shots, that are followed for the exact chances. */
const MOST_STATES = 8_000;
/** A state in which Might may be spent is followed with it and without. */
const WITH_MIGHT = 2;

/** @throws TooMuchWorkError where too many models may be hurt in too many ways. */
export function refuseTooMuch({ bodies, shots, shooters, might }: ShotPlan): void {
  const all = shots * shooters.length;
  const stores = might === null ? 1 : WITH_MIGHT * (Math.min(might.points, shots) + 1);
  const estimate = statesAfter(bodies.map(conditionsOf), all) * stores * all * bodies.length;
  if (estimate > MOST_STATES) throw new TooMuchWorkError('Fewer shots, or fewer models that may be hit: the exact chances would take too long.', estimate, MOST_STATES);
}

/** In how many other ways than unhurt a model may be. */
function conditionsOf(body: Body): number {
  return partsOf(body).reduce((ways, part) => ways * ((body[part]?.wounds ?? 0) + 1) * ((body[part]?.fate ?? 0) + 1), 1) - 1;
}

/** States of the models when each shot has hurt one of them at most. */
function statesAfter(conditions: readonly number[], shots: number): number {
  let byHurt = [1];
  for (const condition of conditions) {
    const before = byHurt;
    byHurt = Array.from({ length: Math.min(shots, before.length) + 1 }, (_, hurt) => (before[hurt] ?? 0) + (before[hurt - 1] ?? 0) * condition);
  }
  return byHurt.reduce((sum, states) => sum + states, 0);
}
