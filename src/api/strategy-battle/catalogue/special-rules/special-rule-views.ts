import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { SpecialRule, Unit } from '../../../../rules/strategy-battle/reference.js';
import { carries, mayBuy, unitsWith } from '../units-with.js';
import type { SpecialRuleView } from './special-rule.view.js';

export const specialRuleViews = ({ reference }: StrategyBattle): readonly SpecialRuleView[] =>
  reference.specialRules.map((specialRule) => {
    const { id, name, text, missile, wargear, source, rule, ruling } = specialRule;
    const who = unitsWith(reference.units, (unit) => always(unit, specialRule), (unit) => byChoice(unit, specialRule));
    return { id, name, text, missile, wargear, ...who, source, rule, ruling };
  });

const always = (unit: Unit, { id, wargear }: SpecialRule): boolean =>
  unit.specialRules.includes(id) || (wargear !== null && carries(unit, wargear));

const byChoice = (unit: Unit, { id, wargear }: SpecialRule): boolean =>
  unit.variants.some((variant) => variant.specialRules.includes(id)) || (wargear !== null && mayBuy(unit, wargear));
