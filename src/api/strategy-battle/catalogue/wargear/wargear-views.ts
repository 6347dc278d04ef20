import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import { carries, mayBuy, unitsWith } from '../units-with.js';
import type { WargearView } from './wargear.view.js';

export const wargearViews = ({ reference }: StrategyBattle): readonly WargearView[] =>
  reference.wargear.map(({ id, name, category, magical, text, effects, excludes, keepsOnly, missile, mount, source, rule, ruling }) => ({
    id, name, category, magical, text, effects, excludes, keepsOnly, missile, mount,
    specialRules: reference.specialRules.filter((specialRule) => specialRule.wargear === id).map((specialRule) => specialRule.id),
    ...unitsWith(reference.units, (unit) => carries(unit, id), (unit) => mayBuy(unit, id)),
    source, rule, ruling,
  }));
