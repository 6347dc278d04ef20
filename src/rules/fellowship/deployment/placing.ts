import { Fraction } from '../../dice/fraction.js';
import { reject } from '../../shared/refuse.js';
import { TEN } from '../percent.js';
import type { Side } from '../reference.js';
import type { PlacingOrder, PlacingReport } from './deployment-types.js';

/**
 * Both sides roll a D10 and the lower places a unit; drawn dice are thrown again (FS-DEPL-001, FS-DEPL-002).
 * @throws RuleError for dice after the last that was due
 */
export function placingOf({ good, evil, rolls = [] }: PlacingOrder): PlacingReport {
  const left = { good, evil };
  const placed: Side[] = [];
  for (const [place, [mine, theirs]] of rolls.entries()) {
    if (left.good === 0 || left.evil === 0) reject(`/order/rolls/${place}`, 'too-many', 'No more dice are due: the side that is left places the rest.');
    if (mine === theirs) continue;
    const side = mine < theirs ? 'good' : 'evil';
    left[side] -= 1;
    placed.push(side);
  }
  const finishes = finishesFirst(left.good, left.evil);
  return { placed, next: nextOf(left), finishesFirst: { good: finishes, evil: Fraction.ONE.minus(finishes) }, oneRoll: ONE_ROLL };
}

/** The higher D10 picks an edge (FS-ENG-002). */
export function edgeChosenBy([good, evil]: readonly [number, number]): Side | 'roll-again' {
  if (good === evil) return 'roll-again';
  return good > evil ? 'good' : 'evil';
}

const TIES = Fraction.of(1, TEN);
const ONE_ROLL = { good: Fraction.of(TEN - 1, TEN * 2), evil: Fraction.of(TEN - 1, TEN * 2), tie: TIES };

function nextOf({ good, evil }: { readonly good: number; readonly evil: number }): PlacingReport['next'] {
  if (good === 0 && evil === 0) return 'nobody';
  if (good === 0) return 'evil';
  return evil === 0 ? 'good' : 'roll';
}

/** The chance that Good has placed all its units before Evil: every placing is an even chance (FS-DEPL-002). */
function finishesFirst(good: number, evil: number): Fraction {
  let row: Fraction[] = Array.from({ length: good + 1 }, (_, left) => (left === 0 ? Fraction.ONE : Fraction.ZERO));
  for (let theirs = 1; theirs <= evil; theirs += 1) {
    const next: Fraction[] = [Fraction.ONE];
    for (let mine = 1; mine <= good; mine += 1) next.push((next[mine - 1] ?? Fraction.ONE).plus(row[mine] ?? Fraction.ZERO).times(Fraction.of(1, 2)));
    row = next;
  }
  return row[good] ?? Fraction.ZERO;
}
