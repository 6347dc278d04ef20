import { refuse } from '../../shared/refuse.js';
import type { HuntPlan } from './plan-hunt.js';

/** Sixths of what always happens. */
const CERTAIN = 6;

/**
 * The same plan, where what is known already can have happened (WR-HUNT-003, WR-HUNT-005).
 * @throws RuleError
 */
export function possible(plan: HuntPlan): HuntPlan {
  const { found, sixths, hits, red, blue, joined, unit, unitStrength } = plan;
  if (found === true && sixths === 0) refuse('/found', 'WR-HUNT-003', 'With no sixth of a chance nobody is found.');
  if (found === false && sixths === CERTAIN) refuse('/found', 'WR-HUNT-003', 'With six sixths of a chance they are found.');
  if (hits === null) return plan;
  const fights = unit === null ? [] : [unitStrength];
  const came = joined?.map((place) => red[place]?.strength ?? 0);
  const most = [...fights, ...(came ?? red.map(({ strength }) => strength))];
  checkHits('red', hits.red, { most, least: [...fights, ...(came ?? [])] });
  const strengths = blue.map(({ strength }) => strength);
  checkHits('blue', hits.blue, { most: strengths, least: strengths });
  return plan;
}

/** Everybody who fights hits once at most: never with strength 0, always with 6. */
function checkHits(side: 'red' | 'blue', hits: number, { most, least }: { readonly most: readonly number[]; readonly least: readonly number[] }): void {
  const can = most.filter((strength) => strength > 0).length;
  const must = least.filter((strength) => strength >= CERTAIN).length;
  if (hits > can) refuse(`/hits/${side}`, 'WR-HUNT-005', `${hits} hits of ${side}: those who fight make ${can} at most.`);
  if (hits < must) refuse(`/hits/${side}`, 'WR-HUNT-005', `${hits} hits of ${side}: ${must} of those who fight never miss.`);
}
