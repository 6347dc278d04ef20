import { once } from '../../shared/once.js';
import { afterRound, type Attack, type Defence, type Fray } from './fray.js';
import type { BattlePlan } from './plan.js';

/**
 * States of one battle, each made once: the odds reach most of them by many ways, and tell them apart as objects. Rounds
 * tell states apart only where they are counted.
 */
export class KnownStates {
  private readonly attacks = new Map<string, Attack>();
  private readonly defences = new Map<string, Defence>();
  private readonly frays = new Map<string, Fray>();
  /** By round, defence and attack, before it is decided who leaves. */
  private readonly after = new Map<number, Map<Defence, Map<Attack, Fray>>>();

  constructor(
    private readonly plan: BattlePlan,
    private readonly counted: boolean,
  ) {}

  attack(made: Attack): Attack {
    return once(this.attacks, made.name, () => made);
  }

  defence(made: Defence): Defence {
    return once(this.defences, made.name, () => made);
  }

  /** What each attack leads to against a defence. Both are known ones. */
  afterRound(round: number, defence: Defence): (attack: Attack) => Fray {
    const ofRound = once(this.after, this.counted ? round : 1, () => new Map<Defence, Map<Attack, Fray>>());
    const known = once(ofRound, defence, () => new Map<Attack, Fray>());
    return (attack) => once(known, attack, () => this.fray(afterRound(this.plan, round, attack, defence)));
  }

  private fray(made: Fray): Fray {
    const { round, attack, defence, outcome } = made;
    return once(this.frays, `${this.counted && outcome === null ? round : ''}|${attack.name}|${defence.name}|${outcome ?? ''}`, () => made);
  }
}
