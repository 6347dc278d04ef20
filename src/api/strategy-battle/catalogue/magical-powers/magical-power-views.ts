import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { Unit } from '../../../../rules/strategy-battle/reference.js';
import type { CasterView, MagicalPowerView } from './magical-power.view.js';

export const magicalPowerViews = ({ reference }: StrategyBattle): readonly MagicalPowerView[] =>
  reference.magicalPowers.map(({ id, name, text, source, rule, ruling }) => {
    const casters = reference.units.flatMap((unit) => casterOf(unit, id));
    return { id, name, text, units: casters.map((caster) => caster.unit), casters, source, rule, ruling };
  });

const casterOf = (unit: Unit, power: string): CasterView[] =>
  unit.magicalPowers.filter(({ id }) => id === power).map(({ castOn, range }) => ({ unit: unit.id, castOn, range }));
