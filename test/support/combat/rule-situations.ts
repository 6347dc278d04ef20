import { Fraction } from '../../../src/rules/dice/fraction.js';
import { RuleError } from '../../../src/rules/shared/rule-error.js';
import type { DiceOperation, DiceResult } from '../../../src/rules/shared/operation.js';
import { createCombat, type Combat } from '../../../src/rules/strategy-battle/combat/combat.js';
import type { CombatReference } from '../../../src/rules/strategy-battle/combat/combat-reference.js';
import type { FightRequest } from '../../../src/rules/strategy-battle/combat/combatant.js';
import type { MagicRequest } from '../../../src/rules/strategy-battle/combat/magic/magic-types.js';
import { enumeratedOdds, oddsOf } from './fight-readings.js';
import { counted, told } from './magic-readings.js';
import { Enumeration } from './shares.js';

/** Both readings of a situation by name: as `odds` says, and as all runs of `resolve` show. */
export interface Readings {
  readonly said: Readonly<Record<string, string>>;
  readonly shown: Readonly<Record<string, string>>;
}
export type Situation = (reference: CombatReference) => Readings;

/** One fact of an operation, as its odds and its results tell it. */
type Facts<Odds, Result> = Readonly<Record<string, readonly [(odds: Odds) => Fraction | undefined, (result: Result) => boolean]>>;

export const aFight = (request: FightRequest): Situation => (reference) => {
  const { fight } = createCombat(reference);
  return { said: oddsOf(request, fight), shown: enumeratedOdds(request, fight) };
};

export const aPower = (request: MagicRequest): Situation => (reference) => {
  const { magic } = createCombat(reference);
  return { said: told(request, magic), shown: counted(request, magic) };
};

/** Any other operation, by the facts that matter here. */
export const aRoll = <Request, Odds, Result extends DiceResult>(of: (combat: Combat) => DiceOperation<Request, Odds, Result>, request: Request, facts: Facts<Odds, Result>): Situation => (reference) => {
  const operation = of(createCombat(reference));
  const odds = operation.odds(request);
  const runs = new Enumeration((faces) => operation.resolve(request, faces));
  const all = Object.entries(facts);
  return {
    said: Object.fromEntries(all.map(([name, [chance]]) => [name, (chance(odds) ?? Fraction.ZERO).toString()])),
    shown: Object.fromEntries(all.map(([name, [, fits]]) => [name, runs.share(fits)])),
  };
};

/** What `odds` says, or that it refuses. */
export function saidOrRefused(situation: Situation, reference: CombatReference): Readings['said'] | 'refused' {
  try {
    return situation(reference).said;
  } catch (error) {
    if (error instanceof RuleError) return 'refused';
    throw error;
  }
}
