import { nearOrAll } from '../../../shared/near-matches.js';
import type { Side } from '../../reference.js';
import type { StateCheck } from './state-check.js';
import type { UnitCount } from './outcome-types.js';
import { exitedOf, lostOf, tallyOf, totalOf } from './tally.js';

/** The numbers of one side, and the units and ways that it names. */
export function checkSide(check: StateCheck, side: Side): void {
  checkNumbers(check, side);
  const { slain, fled, exited } = check.request.sides[side];
  for (const [key, models] of Object.entries({ slain, fled, exited })) models?.forEach(({ unit }, index) => { checkUnit(check, side, unit, `/sides/${side}/${key}/${index}/unit`); });
  exited?.forEach(({ through }, index) => {
    const { ways } = check.scenario;
    if (!ways.includes(through)) check.report(`/sides/${side}/exited/${index}/through`, 'unknown-id', `No edge or feature of the board is called "${through.slice(0, 64)}".`, { suggestions: nearOrAll(through, ways) });
  });
  checkHeads(check, side);
}

function checkNumbers({ scenario, request, report }: StateCheck, side: Side): void {
  const at = `/sides/${side}`;
  const state = request.sides[side];
  const { starting, left, undeployed = 0, inside, bannersLost } = state;
  const banners = scenario.banners[side];
  if (starting < 1) report(`${at}/starting`, 'out-of-range', 'A side starts with at least one model.');
  if (undeployed > 0 && !scenario.reserves.includes(side)) report(`${at}/undeployed`, 'not-allowed', 'This side holds nobody in reserve in this scenario.');
  if (left > starting) report(`${at}/left`, 'out-of-range', `Only ${starting} models started.`);
  else if (left + undeployed > starting) report(`${at}/undeployed`, 'out-of-range', `With those on the table, more than the ${starting} models that started.`);
  else if (left + undeployed + totalOf(lostOf(state)) + totalOf(exitedOf(state)) > starting) {
    report(at, 'out-of-range', `Left, in reserve, slain, fled and off the table: more than the ${starting} models that started.`);
  }
  if (inside != null && inside > left) report(`${at}/inside`, 'out-of-range', `Only ${left} models are left on the table.`);
  if (bannersLost != null && request.pointsMatch == null && bannersLost > banners) report(`${at}/bannersLost`, 'out-of-range', `This side has at most ${banners} banners in this scenario.`);
}

/** Whether the unit is one, and takes part. */
export function checkUnit({ units, scenario, request, report }: StateCheck, side: Side, unit: string, pointer: string): void {
  const taking = scenario.participants[side].map((participant) => participant.unit);
  if (!units.has(unit)) report(pointer, 'unknown-unit', `There is no unit "${unit.slice(0, 64)}".`, { suggestions: nearOrAll(unit, [...taking, ...units.keys()]) });
  else if (request.pointsMatch == null && !taking.includes(unit)) report(pointer, 'not-allowed', `No ${unit} takes part on this side.`, { suggestions: nearOrAll(unit, taking) });
}

/** No more of a unit are gone than took part; models that a side has beyond those listed may be of any unit. */
function checkHeads({ scenario, request, report }: StateCheck, side: Side): void {
  if (request.pointsMatch != null) return;
  const state = request.sides[side];
  const took = tallyOf(scenario.participants[side]);
  const beyond = Math.max(0, state.starting - totalOf(took));
  const gone = tallyOf(...[lostOf(state), exitedOf(state)].map((tally) => [...tally].map(([unit, count]): UnitCount => ({ unit, count }))));
  for (const [unit, count] of gone) {
    const most = (took.get(unit) ?? count) + beyond;
    if (count > most) report(`/sides/${side}`, 'out-of-range', `${count} of ${unit} are slain or off the table, and only ${most} took part.`);
  }
}
