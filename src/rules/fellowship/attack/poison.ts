import type { Fraction } from '../../dice/fraction.js';
import type { DiceOperation, DiceResult } from '../../shared/operation.js';
import { reject } from '../../shared/refuse.js';
import { RuleError } from '../../shared/rule-error.js';
import { poison } from '../special-abilities/poison.js';
import { createAttack } from './attack.js';
import type { AttackerRequest, AttackRequest, TargetRequest } from './attack-types.js';
import type { Book } from '../book.js';

export interface PoisonRequest {
  readonly creature: AttackerRequest;
  readonly victim?: TargetRequest | null | undefined;
}

export interface PoisonOdds {
  readonly target: number;
  readonly hit: Fraction;
  /** Injected, whether or not a hero point cancels it. */
  readonly injected: Fraction;
  readonly disabled: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface PoisonResult extends DiceResult {
  readonly target: number;
  readonly hit: boolean;
  readonly disabled: boolean;
  readonly heroPoints: number;
}

/** A bite: one roll to hit, one to inject (FS-ABIL-015). */
export function createPoison(book: Book): DiceOperation<PoisonRequest, PoisonOdds, PoisonResult> {
  const attack = createAttack(book);
  return {
    odds: (request) => asBite(() => {
      const { attackTarget, hit, assumptions, disabled } = attack.odds(bite(request));
      const injected = attack.odds(bite({ ...request, victim: { ...victimOf(request), heroPoints: 0 } })).disabled ?? hit;
      return { target: attackTarget, hit, injected, disabled: disabled ?? hit, method: 'exact', assumptions: [...assumed(request), ...assumptions] };
    }),
    resolve: (request, faces) => asBite(() => {
      const { attackTarget, hits, targets, rolls, trace, assumptions } = attack.resolve(bite(request), faces);
      const [victim] = targets;
      return { target: attackTarget, hit: hits > 0, disabled: victim?.fate === 'disabled', heroPoints: victim?.heroPoints ?? 0, rolls, trace, assumptions: [...assumed(request), ...assumptions] };
    }),
  };
}

const victimOf = ({ victim }: PoisonRequest): TargetRequest => victim ?? { ability: 0 };

/** The creature bites by its ability: it is given that where the caller has not named it. */
function bite(request: PoisonRequest): AttackRequest {
  if ((request.victim?.count ?? 1) > 1) reject('/victim/count', 'not-allowed', `A bite is of one victim (${poison.rule}).`);
  const { abilities = [] } = request.creature;
  return { attacker: { ...request.creature, abilities: [...new Set([...abilities, poison.id])] }, target: victimOf(request), way: 'poison' };
}

function assumed({ creature: { abilities = [], using = [] } }: PoisonRequest): string[] {
  return [...abilities, ...using].includes(poison.id) ? [] : [`The creature is taken to have the ability "${poison.id}", since its bite is asked for (${poison.rule}).`];
}

/** Faults of the attack are told where they are in the request for a bite. */
function asBite<Answer>(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.problems.map((problem) => ({ ...problem, pointer: problem.pointer.replace(/^\/attacker/, '/creature').replace(/^\/target/, '/victim') })));
  }
}
