import { Fraction } from '../../../dice/fraction.js';
import type { Side } from '../../reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { reject } from '../refuse.js';
import { StoryTable } from '../story-table.js';
import { PHASES, type PriorityOdds, type PriorityRequest, type PriorityResult, type TurnOrder } from './priority-types.js';

const FACES = [1, 2, 3, 4, 5, 6];
const otherSide = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

/** Who has priority: Good on turn 1, then the higher of two dice, a tie passing it on (SB-PRI-001, SB-PRI-002). No Might touches them (SB-MIGHT-003). */
export function createPriority(): DiceOperation<PriorityRequest, PriorityOdds, PriorityResult> {
  return {
    odds: priorityOdds,
    resolve: (request, faces) => playPriority(request, new StoryTable(faces)),
  };
}

/** In which order the sides act when one of them has priority. */
export function turnOrder(priority: Side): TurnOrder {
  const sides = [priority, otherSide(priority)];
  return { phases: PHASES, move: sides, shoot: sides, fightsChosenBy: priority };
}

/** The side that needs no dice on turn 1, or the side that had priority before. */
function known({ turn, previous, firstTurn }: PriorityRequest): { readonly settled: Side | null; readonly previous: Side } {
  if (!Number.isInteger(turn) || turn < 1) reject('/turn', 'out-of-range', 'Turns are counted from 1.');
  if (turn === 1 && previous != null) reject('/previous', 'not-allowed', 'Nobody had priority before turn 1.');
  if (turn > 1 && firstTurn != null) reject('/firstTurn', 'not-allowed', 'It is said of turn 1 alone; from turn 2 on dice decide.');
  if (turn === 1) return { settled: firstTurn ?? 'good', previous: firstTurn ?? 'good' };
  if (previous == null) reject('/previous', 'required', 'From turn 2 on a tie depends on who had priority before.');
  return { settled: null, previous };
}

/** The higher die; a tie passes priority from the side that had it. */
function winnerOf(good: number, evil: number, previous: Side): Side {
  if (good === evil) return otherSide(previous);
  return good > evil ? 'good' : 'evil';
}

function priorityOdds(request: PriorityRequest): PriorityOdds {
  const { settled, previous } = known(request);
  const pairs = FACES.flatMap((good) => FACES.map((evil) => settled ?? winnerOf(good, evil, previous)));
  const share = (side: Side): Fraction => Fraction.of(pairs.filter((winner) => winner === side).length, pairs.length);
  const keeps = settled === null ? share(previous) : null;
  return { good: share('good'), evil: share('evil'), keeps, passes: keeps === null ? null : Fraction.ONE.minus(keeps), method: 'exact', assumptions: [] };
}

function playPriority(request: PriorityRequest, table: StoryTable): PriorityResult {
  const { settled, previous } = known(request);
  if (settled !== null) {
    table.note('priority', `On turn 1 ${settled} has priority without a roll.`, 'SB-PRI-001');
    return { priority: settled, tie: false, order: turnOrder(settled), rolls: table.dice, trace: table.trace, assumptions: [] };
  }
  const [good, evil] = (['good', 'evil'] as const).map((by) => table.score(table.roll({ purpose: 'priority', by, sides: 6, modifier: 0 }))) as [number, number];
  const priority = winnerOf(good, evil, previous);
  const tie = good === evil;
  table.note('priority', `Good ${good}, Evil ${evil}: ${tie ? `a tie passes priority to ${priority}` : `${priority} has priority`}.`, 'SB-PRI-002');
  return { priority, tie, order: turnOrder(priority), rolls: table.dice, trace: table.trace, assumptions: [] };
}
