import type { Problem } from '../../../shared/rule-error.js';
import { nearOrAll } from '../../../shared/near-matches.js';
import { BECAUSE, passesNamed } from '../courage/automatic-passes.js';
import type { Contender } from './contender.js';
import { fault } from './fault.js';

/** A reason to pass every Courage test must exist, fit the model, and hold for a test that a fight calls for (contract-combat 27). */
export function becauseProblems({ model }: Contender): Problem[] {
  const because = model.combatant.because ?? null;
  if (because === null) return [];
  const pointer = `${model.pointer}/because`;
  const [first, ...others] = passesNamed(because);
  if (first === undefined) return [{ pointer, code: 'unknown-id', detail: 'There is no such reason to pass a Courage test.', suggestions: nearOrAll(because, BECAUSE) }];
  const holds = [first, ...others].some((pass) => pass.causes === null && pass.fits(model));
  return holds ? [] : [fault(pointer, first.rule, `${model.name} does not pass the Courage tests of a fight for this reason.`)];
}
