import type { Chance } from '../../../dice/chance.js';
import { decision } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import { bestStep } from './best-step.js';
import type { MagicPlan } from './magic-plan.js';
import type { MagicState } from './magic-state.js';

/** The fewest steps that bring a die to what is needed; `null` where the points do not suffice. */
function stepsTo(needed: number, face: number, points: number, cost: number | null): number | null {
  const steps = Math.max(0, needed - face);
  if (steps === 0) return 0;
  return cost !== null && steps * cost <= points ? steps : null;
}

/** The caster's dice: the best reaches the power's score, with Might where he spends it, or nothing happens (SB-WILL-001). */
export function castStep({ caster, castOn, resister, power }: MagicPlan, state: MagicState): Chance<MagicState, StoryTable> {
  const due = { purpose: 'cast', by: caster.by, sides: 6, modifier: 0 };
  const resists = resister !== null && resister.dice > 0;
  const step = bestStep<MagicState, StoryTable>(due, caster.dice, (face) => {
    const steps = stepsTo(castOn, face, state.caster, caster.liftCost);
    if (steps === null) return { state: { ...state, at: 'over', outcome: 'failed', score: face } };
    const cast = { ...state, score: face + steps, caster: state.caster - steps * (caster.liftCost ?? 0) };
    return { state: resists ? { ...cast, at: 'resist' } : { ...cast, at: 'distance', outcome: 'works' }, lift: steps };
  });
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      table.note('cast', `A best die of ${after.score} against ${castOn}+: ${after.outcome === 'failed' ? 'nothing happens' : 'the power is cast'}.`, after.outcome === 'failed' ? 'SB-WILL-001' : power.rule);
      return after;
    },
  };
}

/** The resisting dice: the best must reach the caster's (SB-WILL-003); a Hobbit's second roll stands (SB-WILL-004). */
export function resistStep({ resister }: MagicPlan, state: MagicState): Chance<MagicState, StoryTable> {
  if (resister === null) return decision({ ...state, at: 'distance', outcome: 'works' });
  const due = { purpose: state.at, by: resister.by, sides: 6, modifier: 0 };
  const step = bestStep<MagicState, StoryTable>(due, resister.dice, (face) => {
    if (face < state.score && resister.rerolls && state.at === 'resist') return { state: { ...state, at: 'resist-again' } };
    const steps = stepsTo(state.score, face, state.resister, resister.liftCost);
    if (steps === null) return { state: { ...state, at: 'distance', outcome: 'works', resistScore: face } };
    return { state: { ...state, at: 'over', outcome: 'resisted', resistScore: face + steps, resister: state.resister - steps * (resister.liftCost ?? 0) }, lift: steps };
  });
  return {
    branches: () => step.branches(),
    roll: (table) => {
      const after = step.roll(table);
      const verdict = after.at === 'resist-again' ? 'The dice fail and are rolled again' : after.outcome === 'resisted' ? 'The power is resisted' : 'The power is not resisted';
      table.note('resist', `${verdict}: ${after.score} was to be reached.`, state.at === 'resist' ? 'SB-WILL-003' : 'SB-WILL-004');
      return after;
    },
  };
}
