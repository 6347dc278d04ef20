import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { ScenarioView } from './scenario.view.js';

export const scenarioViews = ({ reference }: StrategyBattle): readonly ScenarioView[] =>
  reference.scenarios.map(({ id, name, number, underground, pointsMatch, source, rule, ruling }) => ({
    id, name, number, underground, pointsMatch, source, rule, ruling,
  }));
