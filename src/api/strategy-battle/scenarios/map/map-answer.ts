import type { Measure } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { nearMatches } from '../../../../rules/shared/near-matches.js';
import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import { unknownResource } from '../../../shared/problems/problem.js';
import type { Edition } from '../../../shared/rule-systems/editions.js';
import { scenarioMap } from './scenario-map.js';

export const MAP_TEXT = 'The table of a scenario to scale, as SVG: zones of both sides, edges, features and figures in one measure, with a legend. What a lost map or the text leaves open is said, not invented. It is the same picture in light and dark surroundings, and loads nothing.';

/** The map of a scenario, for either door. @throws ProblemError `unknown-scenario` with near matches */
export function mapOf({ book }: Edition<StrategyBattle>, id: string, measure: Measure): string {
  const scenarios: ReadonlyMap<string, Scenario> = book.index.scenarios;
  const scenario = scenarios.get(id);
  if (!scenario) throw unknownResource('unknown-scenario', id, nearMatches(id, scenarios.keys()));
  return scenarioMap(scenario, measure);
}
