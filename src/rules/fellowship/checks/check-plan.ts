import { reject } from '../../shared/refuse.js';
import { Reckoning, readingsOf, type Change } from '../change.js';
import { figureOf } from '../figure/figure-of.js';
import { abilityOf, scoutsIn, type Figure } from '../figure/targets.js';
import { clamped, half, PERCENT, quarter } from '../percent.js';
import { terror } from '../special-abilities/terror.js';
import type { Cause, CheckRequest } from './check-types.js';

/** How near a seeker must come to what is hidden, in centimetres (FS-TRAIN-005). */
const SEEN_WITHIN = 10;

export interface CheckPlan {
  readonly target: number;
  readonly due: boolean;
  /** What becomes of it where none is due: a seeker who is too far off finds nobody, a fright that does not reach it does nothing. */
  readonly passesUndue: boolean;
  /** The row by which none is due, or by which it is rolled. */
  readonly rule: string;
  readonly rerolls: number;
  readonly count: number;
  readonly points: number;
  readonly changes: readonly Change[];
  readonly readings: readonly string[];
}

const RULES: Readonly<Record<Cause, string>> = {
  ordinary: 'FS-CORE-001', manoeuvre: 'FS-CHECK-002', climb: 'FS-CHECK-002', terror: 'FS-ABIL-026', camouflage: 'FS-TRAIN-005',
};
const REACH: Partial<Record<Cause, number>> = { terror: terror.frightens ?? 0, camouflage: SEEN_WITHIN };

export function planCheck(request: CheckRequest, pointer = ''): CheckPlan {
  const figure = figureOf(request, pointer);
  const { cause = 'ordinary', distance = null, rerolls = 0, count = 1, heroPoints = 0 } = request;
  const reach = REACH[cause];
  const isNear = reach === undefined || distance === null || distance <= reach;
  const isFearless = cause === 'terror' && figure.traits.with('fearless') !== null;
  const target = targetOf(figure, request);
  return {
    target: target.now, due: isNear && !isFearless, passesUndue: cause !== 'camouflage', rule: isFearless ? 'FS-ABIL-010' : RULES[cause], rerolls, count, points: heroPoints,
    changes: target.changes, readings: ['FS-CORE-002', RULES[cause], ...readingsOf(target.changes), ...(scoutsIn(figure) ? ['FS-SCOUT-006'] : []), ...(rerolls > 0 ? ['FS-HERO-010'] : [])],
  };
}

/** Flat changes, the values of others, doubling, halving, Agility's half of the failure, within 0 to 100. */
function targetOf(figure: Figure, { modifier = 0, grouped = [], cause = 'ordinary', ...request }: CheckRequest): Reckoning {
  if (request.half === true && request.quarter === true) reject('/quarter', 'not-allowed', 'Half and a quarter exclude each other.');
  const ability = abilityOf(figure, modifier);
  const target = new Reckoning('check', ability.now);
  target.changes.push(...ability.changes);
  target.to(grouped.reduce((sum, value) => sum + value, target.now), 'grouped', 'FS-CORE-005');
  if (request.double === true) target.to(target.now * 2, 'doubled', 'FS-HERO-007');
  const isClimb = cause === 'climb';
  const slow = isClimb ? figure.traits.with('climbsAtHalf') : null;
  if (slow !== null) target.to(half(target.now), slow.id, slow.rule);
  if (request.half === true) target.to(half(target.now), 'half', 'FS-CORE-004');
  if (request.quarter === true) target.to(quarter(target.now), 'quarter', 'FS-CORE-004');
  target.to(clamped(target.now), 'clamped', 'FS-CORE-002');
  const agile = isClimb || cause === 'manoeuvre' ? figure.traits.with('halvesFailure') : null;
  return agile === null ? target : target.to(PERCENT - half(PERCENT - target.now), agile.id, agile.rule);
}
