import { RuleError, type Problem } from '../../shared/rule-error.js';
import type { Combatant } from './combatant.js';

/**
 * Holds what a combatant says against itself: by unit or by profile, and nothing that a model by profile cannot have.
 * @throws RuleError with all faults at once
 */
export function refuseMisshapen(combatant: Combatant, pointer: string): void {
  const problems = combatant.profile == null ? ofUnit(combatant) : ofProfile(combatant);
  if ((combatant.passenger?.count ?? 1) !== 1) problems.push(['passenger/count', 'out-of-range', 'One passenger sits behind a rider.']);
  if (problems.length > 0) throw new RuleError(problems.map(([key, code, detail]) => ({ pointer: `${pointer}/${key}`, code, detail, suggestions: [] })));
}

type Fault = [key: string, code: Problem['code'], detail: string];

function ofUnit({ unit }: Combatant): Fault[] {
  return unit == null ? [['unit', 'required', 'A model is given by unit or by profile.']] : [];
}

function ofProfile({ unit, variant, mounted, mount, passenger }: Combatant): Fault[] {
  const onFoot = 'A model by profile stands on foot.';
  const told: readonly (readonly [boolean, ...Fault])[] = [
    [unit != null, 'profile', 'not-allowed', 'A model is given by unit or by profile, not by both.'],
    [variant != null, 'variant', 'not-allowed', 'A model by profile has no variants.'],
    [mounted === true, 'mounted', 'not-allowed', onFoot],
    [mount != null, 'mount', 'not-allowed', onFoot],
    [passenger != null, 'passenger', 'not-allowed', onFoot],
  ];
  return told.flatMap(([holds, ...fault]) => (holds ? [fault] : []));
}
