import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { Unit } from '../../../../rules/strategy-battle/reference.js';
import { mountsOf } from './unit-mounts.js';
import type { UnitView } from './unit.view.js';

export const unitViews = (book: StrategyBattle): readonly UnitView[] => book.reference.units.map((unit) => unitView(unit, book));

function unitView(unit: Unit, book: StrategyBattle): UnitView {
  const { id, name, side, kind, race, unique, variants, points, profile, heroic, move, options, specialRules, magicalPowers } = unit;
  const { groups, inclusion, ringBearer, source, rule, ruling } = unit;
  return {
    id, name, side, kind, race, unique, variants, points, profile, heroic, move,
    wargear: unit.wargear.map((item) => item.id),
    includedEffects: unit.wargear
      .filter(({ included }) => included.strength !== 0 || included.defence !== 0)
      .map((item) => ({ id: item.id, ...item.included })),
    options, mounts: mountsOf(unit, book), specialRules, magicalPowers, groups, inclusion, ringBearer, source, rule, ruling,
  };
}
