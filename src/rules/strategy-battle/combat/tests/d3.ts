import { Fraction } from '../../../dice/fraction.js';
import type { DiceOperation, DiceResult } from '../../../shared/operation.js';
import { reject } from '../refuse.js';
import { StoryTable } from '../story-table.js';

/** Most dice of one request. */
export const MOST_D3 = 100;

export interface D3Request {
  /** Default 1. */
  readonly dice?: number | undefined;
}

export interface D3Odds {
  /** Probabilities that one die gives 1, 2 and 3. */
  readonly each: readonly Fraction[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface D3Result extends DiceResult {
  readonly values: readonly number[];
}

/** A D6 halved and rounded up (SB-DICE-002). */
export function d3Of(face: number): number {
  return Math.ceil(face / 2);
}

/** Dice that are read as D3. The faces are those of a D6. */
export function createD3(): DiceOperation<D3Request, D3Odds, D3Result> {
  return {
    odds: (request) => {
      countOf(request);
      const values = [1, 2, 3, 4, 5, 6].map(d3Of);
      return { each: [1, 2, 3].map((value) => Fraction.of(values.filter((found) => found === value).length, values.length)), method: 'exact', assumptions: [] };
    },
    resolve: (request, faces) => {
      const table = new StoryTable(faces);
      const values = Array.from({ length: countOf(request) }, () => d3Of(table.score(table.roll({ purpose: 'd3', by: null, sides: 6, modifier: 0 }))));
      return { values, rolls: table.dice, trace: table.trace, assumptions: [] };
    },
  };
}

function countOf({ dice = 1 }: D3Request): number {
  if (!Number.isInteger(dice) || dice < 1 || dice > MOST_D3) reject('/dice', 'out-of-range', `From 1 to ${MOST_D3} dice are rolled.`);
  return dice;
}
