import { combatReference, type CombatReference } from '../../../src/rules/strategy-battle/combat/combat-reference.js';
import { prepareData } from '../../../src/rules/strategy-battle/rulebook-data.js';
import { seeds, strategyBattle } from '../reference.js';

const plain = combatReference(prepareData(seeds.strategyBattle), (request) => strategyBattle.resolveProfile(request));

/** The real rulebook, in which every unit has these special rules besides its own. */
export function withRules(...extra: readonly string[]): CombatReference {
  if (extra.length === 0) return plain;
  return {
    ...plain,
    resolveProfile: (request) => {
      const report = plain.resolveProfile(request);
      return { ...report, specialRules: [...new Set([...report.specialRules, ...extra])] };
    },
  };
}

/** The real rulebook, in which no unit has this special rule. */
export function withoutRule(rule: string): CombatReference {
  return {
    ...plain,
    resolveProfile: (request) => {
      const report = plain.resolveProfile(request);
      return { ...report, specialRules: report.specialRules.filter((id) => id !== rule) };
    },
  };
}

/** No rule, each rule alone, and each two together. */
export function aloneAndInPairs(rules: readonly string[]): readonly (readonly string[])[] {
  return [[], ...rules.map((rule) => [rule]), ...rules.flatMap((one, index) => rules.slice(index + 1).map((two) => [one, two]))];
}
