import { refuse, reject } from '../../shared/refuse.js';
import type { Order, RetreatPolicy, SiegeRequest } from './battle-types.js';

/** Who goes in first where nothing is said. */
export const FIRST_IN: Order = 'regulars-first';

/** What has no meaning where nobody fights at the walls. @throws RuleError */
export function checkInOpen({ inside, engaged, engage, strike, laySiege, sally, fightsOutside }: SiegeRequest): void {
  const asked = {
    inside: inside != null, engaged: engaged != null, engage: (engage ?? FIRST_IN) !== FIRST_IN, strike: strike === 'both', laySiege: (laySiege ?? 'never') !== 'never',
    fightsOutside: sally === true && fightsOutside === true,
  };
  for (const [key, given] of Object.entries(asked)) if (given) reject(`/${key}`, 'not-allowed', 'Nobody fights at the walls: leave it out.');
}

/** Hunger takes those who are locked up (WR-SIEGE-009, WR-SIEGE-010, WR-SIEGE-013). @throws RuleError */
export function checkHunger({ attritionTurns = 0, sally, fightsOutside, riverCrossing }: SiegeRequest, capacity: number, units: number): void {
  if (attritionTurns === 0) return;
  if (fightsOutside === true) refuse('/fightsOutside', 'WR-SIEGE-013', 'The besieged come out by a sally.');
  if (sally !== true && riverCrossing === true) refuse('/riverCrossing', 'WR-BATTLE-010', 'The besiegers have been here for turns: they cross no river to attack.');
  if (sally !== true && units > capacity) refuse('/attritionTurns', 'WR-SIEGE-009', `Defenders: ${units}, room for ${capacity}: no siege begins while some of them stand outside.`);
}

/** What those inside, and so many outside, forbid (WR-SIEGE-008, WR-SIEGE-009). @throws RuleError */
export function checkWithin({ laySiege, attritionTurns = 0, defender }: SiegeRequest, outside: number): void {
  if (laySiege === 'before-first-round' && outside > 0) refuse('/laySiege', 'WR-SIEGE-009', `Defenders outside: ${outside}: a siege needs all of them inside.`);
  if (attritionTurns > 0 && outside > 0) refuse('/inside', 'WR-SIEGE-009', 'After turns of siege all defenders are inside.');
  if (outside === 0 && asksRetreat(defender.retreat)) refuse('/defender/retreat', 'WR-SIEGE-008', 'All defenders are inside, locked up: none of them can retreat.');
}

const asksRetreat = (policy: RetreatPolicy | null | undefined): boolean => policy?.afterRound != null || policy?.atMost != null || policy?.outnumbered === true;
