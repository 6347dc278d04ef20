import type { Chance } from '../../../dice/chance.js';
import type { DiceTable, DueDie } from '../../../dice/dice-table.js';
import { TWO_DICE_WAYS } from '../../../dice/steps.js';

/** What a sum leads to. `lift`: steps of Might, each on one of the dice. */
export interface SumResult<S> {
  readonly state: S;
  readonly lift: number;
}

/** Two D6 whose sum decides and which Might may lift: the first die as far as it goes, then the second (SB-MIGHT-001). */
export function liftedSum<S, T extends DiceTable>(due: DueDie, onSum: (sum: number) => SumResult<S>): Chance<S, T> {
  return {
    roll(table) {
      const positions = [table.roll(due), table.roll(due)];
      const { state, lift } = onSum(positions.reduce((sum, position) => sum + table.score(position), 0));
      let left = lift;
      for (const position of positions) {
        const steps = Math.min(left, due.sides - table.score(position));
        if (steps > 0) table.lift(position, steps);
        left -= steps;
      }
      return state;
    },
    branches: () => TWO_DICE_WAYS.flatMap((ways, sum) => (ways === 0 ? [] : [{ weight: BigInt(ways), state: onSum(sum).state }])),
  };
}
