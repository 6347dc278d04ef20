import type { Fraction, Scenario, SideLimits } from '../reference.js';
import type { ArmyRequest, BowLimit, PointsLimitSource } from './army-report.js';
import type { Force } from './force.js';

/** The most that a force may cost, and who says so. */
export interface PointsLimit {
  readonly limit: number;
  readonly source: Exclude<PointsLimitSource, null>;
  /** `null` for the organiser's own. */
  readonly rule: string | null;
}

/** The limit by the rules: of the agreed value, the side's share of it and the scenario's own figure the lowest. */
export function bookPointsLimit({ request, scenario, limits }: Force): PointsLimit | null {
  return lowest([...agreed(request, limits), ...fixed(scenario, limits)]);
}

/** The organiser's cap with its tolerance. */
export function eventPointsLimit({ eventPack }: ArmyRequest): PointsLimit | null {
  const cap = eventPack?.pointsCap ?? null;
  if (cap === null) return null;
  return { limit: cap + (eventPack?.pointsTolerance ?? 0), source: 'event-pack', rule: null };
}

export function lowest(limits: readonly (PointsLimit | null)[]): PointsLimit | null {
  return limits.reduce((least, limit) => (limit !== null && (least === null || limit.limit < least.limit) ? limit : least), null);
}

/** 75 % of 250 is 187.5: a force of 187 points is within it and one of 188 is not (SB-ARMY-015). */
function agreed({ pointsLimit }: ArmyRequest, limits: SideLimits | null): readonly PointsLimit[] {
  if (pointsLimit === null) return [];
  const share = limits?.share ?? null;
  if (share === null) return [{ limit: pointsLimit, source: 'request', rule: 'SB-ARMY-001' }];
  return [{ limit: shareOf(share, pointsLimit, 'down'), source: 'scenario', rule: 'SB-ARMY-015' }];
}

function fixed(scenario: Scenario | null, limits: SideLimits | null): readonly PointsLimit[] {
  const most = limits?.maxPoints ?? null;
  return most === null || scenario === null ? [] : [{ limit: most, source: 'scenario', rule: scenario.rule }];
}

/** A share of a whole number, rounded; `nearest` takes a half upwards. Exact. */
export function shareOf({ numerator, denominator }: Fraction, whole: number, rounding: BowLimit['rounding']): number {
  const parts = whole * numerator;
  const rest = parts % denominator;
  const below = (parts - rest) / denominator;
  const up = rounding === 'up' ? rest > 0 : rounding === 'nearest' && rest * 2 >= denominator;
  return up ? below + 1 : below;
}

/** The share of bows that the scenario allows: exactly one third is within a third (SB-ARMY-014). */
export function bookBowShare({ limits }: Force): BowLimit | null {
  const fraction = limits?.bows ?? null;
  return fraction === null ? null : { fraction, of: 'models', rounding: 'down' };
}
