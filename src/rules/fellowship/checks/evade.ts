import { Fraction } from '../../dice/fraction.js';
import type { DiceOperation, DiceResult } from '../../shared/operation.js';
import { refuse } from '../../shared/refuse.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import type { FigureRequest } from '../figure/figure-request.js';
import { figureOf } from '../figure/figure-of.js';
import { abilityOf, scoutsIn } from '../figure/targets.js';
import { chanceOf, checkStep, clamped } from '../percent.js';

export interface EvadeRequest {
  readonly figure: FigureRequest;
  /** Normal rate, in centimetres. */
  readonly rate?: number | null | undefined;
  /** The contact was made in this bound. Default true. */
  readonly firstContact?: boolean | undefined;
  /** The move would end in contact with an enemy. Default false. */
  readonly endsInContact?: boolean | undefined;
}

interface EvadePlan {
  readonly target: number;
  /** Centimetres of the move away; `null` where the rate is not told. */
  readonly move: number | null;
}

export interface EvadeOdds extends EvadePlan {
  readonly evades: Fraction;
  readonly stays: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface EvadeResult extends DiceResult, EvadePlan {
  readonly evades: boolean;
}

/** Leaving an enemy that has just reached the figure, in 4e (FS-ABIL-006, FS-TRAIN-008). */
export function createEvade(book: Book): DiceOperation<EvadeRequest, EvadeOdds, EvadeResult> {
  const assumptions = ({ figure }: EvadeRequest): string[] => book.assume(['FS-CORE-002', ...(scoutsIn(figureOf(figure, '/figure')) ? ['FS-TRAIN-008', 'FS-SCOUT-006'] : [])]);
  return {
    odds: (request) => {
      const plan = planEvade(request);
      const evades = chanceOf(plan.target);
      return { ...plan, evades, stays: Fraction.ONE.minus(evades), method: 'exact', assumptions: assumptions(request) };
    },
    resolve: (request, faces) => {
      const [plan, table] = [planEvade(request), new StoryTable(faces)];
      const evades = checkStep({ purpose: 'evade', by: 'figure' }, plan.target, { success: true, failure: false }, (face, isAway, on) => {
        on.note('evade', `The figure rolls ${face} against ${plan.target}: it ${isAway ? 'evades' : 'stays'}.`, 'FS-ABIL-006');
      }).roll(table);
      return { target: plan.target, move: evades ? plan.move : null, evades, rolls: table.dice, trace: table.trace, assumptions: assumptions(request) };
    },
  };
}

function planEvade({ figure: asked, rate = null, firstContact = true, endsInContact = false }: EvadeRequest): EvadePlan {
  const figure = figureOf(asked, '/figure');
  if (figure.traits.with('evades') === null) refuse('/figure', 'FS-ABIL-006', 'It asks for the Evade ability or the Scout skill.');
  if (!firstContact) refuse('/firstContact', 'FS-ABIL-006', 'Only initial contact is evaded.');
  if (endsInContact) refuse('/endsInContact', 'FS-ABIL-006', 'An evading figure engages nobody.');
  return { target: clamped(abilityOf(figure).now), move: rate };
}
