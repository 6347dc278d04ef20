import type { Side } from '../../reference.js';
import { checkUnit } from './check-side.js';
import type { StateCheck } from './state-check.js';
import { SIDES } from './outcome-scenario.js';
import { tallyOf, totalOf } from './tally.js';

/** What a points match tells of the players' own forces. */
export function checkForces(check: StateCheck): void {
  const { scenario, request, report } = check;
  if (request.pointsMatch == null) return;
  if (!scenario.hasPointsMatch) report('/pointsMatch', 'not-allowed', 'This scenario has no points match.');
  else for (const side of SIDES) checkForce(check, side);
}

function checkForce(check: StateCheck, side: Side): void {
  const { units, request, report } = check;
  const at = `/pointsMatch/${side}`;
  const { heroes, mostExpensiveHero, ringbearer } = request.pointsMatch?.[side] ?? {};
  const hero = (unit: string, pointer: string): void => {
    checkUnit(check, side, unit, pointer);
    if (units.get(unit)?.kind === 'warrior') report(pointer, 'not-allowed', `${unit} is no Hero.`);
  };
  heroes?.forEach(({ unit }, index) => { hero(unit, `${at}/heroes/${index}/unit`); });
  if (heroes != null && totalOf(tallyOf(heroes)) > request.sides[side].starting) report(`${at}/heroes`, 'too-many', 'More Heroes than models.');
  if (mostExpensiveHero != null) {
    hero(mostExpensiveHero, `${at}/mostExpensiveHero`);
    if (heroes != null && !tallyOf(heroes).has(mostExpensiveHero)) report(`${at}/mostExpensiveHero`, 'not-allowed', `${mostExpensiveHero} is not among the Heroes.`);
  }
  if (ringbearer != null) {
    checkUnit(check, side, ringbearer, `${at}/ringbearer`);
    if (units.has(ringbearer) && units.get(ringbearer)?.ringBearer == null) report(`${at}/ringbearer`, 'not-allowed', `${ringbearer} does not bear the Ring.`);
  }
}
