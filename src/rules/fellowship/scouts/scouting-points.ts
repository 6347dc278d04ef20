import { Fraction } from '../../dice/fraction.js';
import type { Question } from '../../shared/operation.js';
import { reject } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import { chanceOf, PERCENT } from '../percent.js';

export interface ScoutingPointsRequest {
  /** Ability values of the scouts, as marked. */
  readonly scouts: readonly number[];
  /** Those of the other side, to see who out-scouts whom. */
  readonly opponent?: readonly number[] | null | undefined;
  /** The D100 for what is left over, where it has been rolled. */
  readonly roll?: number | null | undefined;
  readonly opponentRoll?: number | null | undefined;
}

interface Points {
  readonly total: number;
  /** Points without a roll: one for every full hundred. */
  readonly certain: number;
  /** The chance of one more. */
  readonly extra: Fraction;
  /** Once the rest has been rolled for; `null` before. */
  readonly points: number | null;
}

/** By how much a side out-scouts the other: above 0 for the caller's, below for the opponent, 0 for neither. */
export interface Difference {
  readonly difference: number;
  readonly probability: Fraction;
}

export interface ScoutingPointsReport extends Points {
  readonly opponent: Points | null;
  /** Every difference that can come out, from the lowest; empty without an opponent. */
  readonly outScouting: readonly Difference[];
  readonly assumptions: readonly string[];
}

/** Scouting points and who out-scouts whom (FS-SCOUT-007 to 009). */
export function createScoutingPoints(book: Book): Question<ScoutingPointsRequest, ScoutingPointsReport> {
  return {
    ask: ({ scouts, opponent = null, roll = null, opponentRoll = null }) => {
      if (opponentRoll !== null && opponent === null) reject('/opponentRoll', 'not-allowed', 'There is no opponent.');
      const [own, other] = [pointsOf(scouts, roll, '/roll'), opponent === null ? null : pointsOf(opponent, opponentRoll, '/opponentRoll')];
      return { ...own, opponent: other, outScouting: other === null ? [] : differences(own, other), assumptions: book.assume(['FS-CORE-002']) };
    },
  };
}

function pointsOf(scouts: readonly number[], roll: number | null, pointer: string): Points {
  const total = scouts.reduce((sum, ability) => sum + ability, 0);
  const [certain, rest] = [Math.floor(total / PERCENT), total % PERCENT];
  if (roll !== null && rest === 0) reject(pointer, 'not-allowed', 'Nothing is left over to roll for.');
  const points = rest === 0 ? certain : roll === null ? null : certain + (roll <= rest ? 1 : 0);
  return { total, certain, extra: chanceOf(rest), points };
}

/** Points of one side with their chances; a roll that is known leaves one. */
function spread({ certain, extra, points }: Points): readonly (readonly [number, Fraction])[] {
  return points === null ? [[certain, Fraction.ONE.minus(extra)], [certain + 1, extra]] : [[points, Fraction.ONE]];
}

function differences(own: Points, other: Points): Difference[] {
  const chances = new Map<number, Fraction>();
  for (const [mine, p] of spread(own)) for (const [theirs, q] of spread(other)) chances.set(mine - theirs, (chances.get(mine - theirs) ?? Fraction.ZERO).plus(p.times(q)));
  return [...chances].map(([difference, probability]) => ({ difference, probability })).sort((a, b) => a.difference - b.difference);
}
