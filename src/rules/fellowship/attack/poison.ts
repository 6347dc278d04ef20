import type { Fraction } from '../../dice/fraction.js';
import type { DiceOperation, DiceResult } from '../../shared/operation.js';
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
    odds: (request) => {
      const { attackTarget, hit, assumptions, disabled } = attack.odds(bite(request));
      const injected = attack.odds(bite({ ...request, victim: { ...victimOf(request), heroPoints: 0 } })).disabled ?? hit;
      return { target: attackTarget, hit, injected, disabled: disabled ?? hit, method: 'exact', assumptions };
    },
    resolve: (request, faces) => {
      const { attackTarget, hits, targets, rolls, trace, assumptions } = attack.resolve(bite(request), faces);
      return { target: attackTarget, hit: hits > 0, disabled: targets[0]?.fate === 'disabled', heroPoints: targets[0]?.heroPoints ?? 0, rolls, trace, assumptions };
    },
  };
}

const victimOf = ({ victim }: PoisonRequest): TargetRequest => victim ?? { ability: 0 };

/** The creature bites by its ability; whoever asks for a bite has such a creature. */
function bite(request: PoisonRequest): AttackRequest {
  const { abilities = [] } = request.creature;
  return { attacker: { ...request.creature, abilities: [...new Set([...abilities, 'poison'])] }, target: victimOf(request), way: 'poison' };
}
