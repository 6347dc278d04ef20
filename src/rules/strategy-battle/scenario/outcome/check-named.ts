import { nearOrAll } from '../../../shared/near-matches.js';
import { checkUnit } from './check-side.js';
import type { StateCheck } from './state-check.js';
import { deedsOf, itemsOf, SIDES } from './outcome-scenario.js';
import { exitedOf, lostOf } from './tally.js';

/** Deeds, items and the Ring. */
export function checkNamed(check: StateCheck): void {
  checkDeeds(check);
  checkItems(check);
  checkRing(check);
}

function checkDeeds({ scenario, request, report }: StateCheck): void {
  const known = deedsOf(scenario);
  request.deeds?.forEach((deed, index) => {
    if (!known.includes(deed)) report(`/deeds/${index}`, 'unknown-id', `No objective speaks of "${deed.slice(0, 64)}".`, { suggestions: nearOrAll(deed, known) });
    else if (index > 0) report(`/deeds/${index}`, 'not-allowed', 'The first deed has ended the game.');
  });
}

function checkItems({ scenario, request, report }: StateCheck): void {
  const known = itemsOf(scenario);
  const seen = new Set<string>();
  request.itemsGone?.forEach(({ item, through }, index) => {
    const at = `/itemsGone/${index}`;
    if (!known.includes(item)) report(`${at}/item`, 'unknown-id', `No objective speaks of "${item.slice(0, 64)}".`, { suggestions: nearOrAll(item, known) });
    if (seen.has(item)) report(`${at}/item`, 'not-allowed', 'It has left the table before.');
    if (!scenario.ways.includes(through)) report(`${at}/through`, 'unknown-id', `No edge or feature of the board is called "${through.slice(0, 64)}".`, { suggestions: nearOrAll(through, scenario.ways) });
    seen.add(item);
  });
}

function checkRing(check: StateCheck): void {
  const { units, scenario, request, report } = check;
  for (const side of SIDES) {
    const state = request.sides[side];
    const { ringWornBy: unit, left } = state;
    const at = `/sides/${side}/ringWornBy`;
    if (unit == null) continue;
    checkUnit(check, side, unit, at);
    const bears = scenario.givenTheRing.includes(unit) || units.get(unit)?.ringBearer != null;
    if (scenario.ringForbiddenBy !== null) report(at, 'rule-violated', 'Nobody puts on the Ring in this scenario.', { rule: scenario.ringForbiddenBy });
    else if (units.has(unit) && !(bears && side === 'good')) report(at, 'not-allowed', `${unit} does not bear the Ring.`);
    else if (left === 0 || lostOf(state).has(unit) || exitedOf(state).has(unit)) report(at, 'not-allowed', `${unit} is not on the table any more.`);
  }
}
