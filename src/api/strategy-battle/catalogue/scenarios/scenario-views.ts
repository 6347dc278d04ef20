import { lastTurnOf } from '../../../../rules/strategy-battle/scenario/outcome/outcome-scenario.js';
import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { bannersAllowed } from '../../../../rules/strategy-battle/scenario/setup/place-banners.js';
import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import { boardView } from './board.views.js';
import { deploymentView } from './deployment.views.js';
import { objectiveView } from './objective.views.js';
import { rollView } from './roll.views.js';
import type { ScenarioView } from './scenario.view.js';

export const scenarioViews = ({ reference }: StrategyBattle): readonly ScenarioView[] => reference.scenarios.map(scenarioView);

function scenarioView(scenario: Scenario): ScenarioView {
  const { id, name, number, description, underground, participants, banners, pointsMatch, terrain, specialRules, ringForbiddenBy, campaign, open } = scenario;
  const { source, rule, ruling } = scenario;
  const [board, ...otherBoards] = scenario.boards.map(boardView);
  if (board === undefined) throw new Error(`Scenario ${id} has no board.`);
  return {
    id, name, number, description, underground, participants,
    banners: { good: bannersAllowed(banners.good), evil: bannersAllowed(banners.evil) },
    bannerBearers: banners,
    pointsMatch, board, otherBoards, terrain,
    deployment: deploymentView(scenario.deployment),
    objectives: scenario.objectives.map(objectiveView),
    turnLimit: lastTurnOf(scenario),
    rolls: scenario.rolls.map(rollView),
    specialRules, ringForbiddenBy, campaign, open,
    source, rule, ruling,
  };
}
