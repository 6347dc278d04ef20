import { milsOf, milsOfPair, showMils, type Length, type Measure } from '../length.js';
import { refuse } from '../refuse.js';
import type { MissileInUse } from './missile.js';
import type { Moved } from './shooting-types.js';

/** How much of its move a weapon leaves to its user. */
const ALLOWED: Readonly<Record<MissileInUse['missile']['moveCost'], readonly Moved[]>> = { none: ['none', 'half', 'full'], half: ['none', 'half'], all: ['none'] };

/** @throws RuleError for a target farther than the weapon reaches. */
export function refuseOutOfRange({ missile, name, rangeRule }: MissileInUse, distance: Length | null | undefined, measure: Measure): void {
  if (distance == null || milsOf(distance, measure) <= milsOfPair(missile.range, measure)) return;
  refuse('/distance', rangeRule, `${name}: the range is ${showMils(milsOfPair(missile.range, measure), measure)}.`);
}

/** @throws RuleError for a model that has moved farther than the weapon allows. */
export function refuseMoved({ missile, name, moveRule }: MissileInUse, moved: Moved): void {
  if (ALLOWED[missile.moveCost].includes(moved)) return;
  refuse('/moved', moveRule, missile.moveCost === 'all' ? `${name}: only after no move at all.` : `${name}: only after half of the move at most.`);
}
