import { shareOf } from '../../army/limits.js';
import { advice, counted, fault, fix, type StrategyFinding } from '../../findings.js';
import type { Side } from '../../data-words.js';
import type { BySide, PointsMatch, Scenario } from '../scenario-reference.js';

/** The values agreed for both sides, in points; `null` where none is given. */
export type MatchValues = BySide<number | null>;

/** What is found of one side's value, relative to its force. */
type ValueCheck = (side: Side, match: PointsMatch, values: MatchValues, scenario: Scenario) => readonly StrategyFinding[];

export const OTHER: BySide<Side> = { good: 'evil', evil: 'good' };
const NAMES: BySide<string> = { good: 'Good', evil: 'Evil' };
const VALUE = '/pointsLimit';

/** A side that has a share of the other's value need not give it again (SB-ARMY-015). */
export function agreedValues(match: PointsMatch, given: MatchValues): MatchValues {
  const value = (side: Side): number | null => given[side] ?? (match[side].share === null ? null : given[OTHER[side]]);
  return { good: value('good'), evil: value('evil') };
}

/** Whether the value of a side goes with the other's. One that is not given goes with any (SB-ARMY-015, SB-ARMY-019). */
export const valueFindings: ValueCheck = (...asked) => [unequalValue, shareOfAnotherValue].flatMap((check) => check(...asked));

/** Said of the lower value alone: to raise it breaks no other limit. */
const unequalValue: ValueCheck = (side, match, values, scenario) => {
  const [actual, limit] = [valueOf(side, match, values), valueOf(OTHER[side], match, values)];
  if (!match.equalValues || actual === null || limit === null || actual >= limit) return [];
  const message = `${scenario.name} asks for the same value on both sides; ${NAMES[side]} has ${actual} of the other side's ${limit}: ${limit - actual} too few.`;
  return [fault('points-values-differ', { pointer: VALUE, rule: scenario.rule, message, actual, limit, fixes: agreeOn(limit) })];
};

/** A share of more than the other side's value is too much; of less, it is merely less than the side may have. */
const shareOfAnotherValue: ValueCheck = (side, match, values) => {
  const [{ share }, actual, limit] = [match[side], values[side], values[OTHER[side]]];
  if (share === null || actual === null || limit === null || actual === limit) return [];
  const [has, due] = [shareOf(share, actual, 'down'), shareOf(share, limit, 'down')];
  const asks = `${NAMES[side]} has ${share.numerator}/${share.denominator} of the value agreed for the other side, ${limit}, so ${counted(due, 'point', 'points')}`;
  const place = { pointer: VALUE, rule: 'SB-ARMY-015', message: `${asks}; of ${actual} it would have ${has}.`, actual, limit, fixes: agreeOn(limit) };
  return [actual > limit ? fault('points-values-differ', place) : advice('warning', 'points-values-differ', place)];
};

/** What is agreed, or what the scenario fixes where that is less or nothing is given. */
function valueOf(side: Side, match: PointsMatch, values: MatchValues): number | null {
  const [agreed, most] = [values[side], match[side].maxPoints];
  return agreed === null || most === null ? (agreed ?? most) : Math.min(agreed, most);
}

function agreeOn(points: number): StrategyFinding['fixes'] {
  return [fix(`Agree on ${counted(points, 'point', 'points')}.`, [{ op: 'add', path: VALUE, value: points }])];
}
