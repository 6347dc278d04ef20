import { reject, rejectUnknown } from '../../shared/refuse.js';
import type { ProfileReport, ProfileRequest } from '../profile-report.js';
import type { RulebookData } from '../rulebook-data.js';
import { createDeploymentCheck } from './deployment/deployment-check.js';
import type { DeploymentReport, DeploymentRequest } from './deployment/deployment-report.js';
import { outcomeScenario } from './outcome/outcome-scenario.js';
import type { Outcome, OutcomeRequest } from './outcome/outcome-types.js';
import { outcomeOf } from './outcome/outcome.js';
import { pathWalked, type PathRequest, type PathWalked } from './rolls/path-walked.js';
import type { Scenario } from './scenario-reference.js';

/** What is asked of one scenario, by its id. Each throws RuleError, also where there is no such scenario (at `/id`). */
export interface ScenarioOperations {
  /** Whether a game is over and who has won it (SB-S…, SB-W…, SB-SPEC-009, SB-BANNER-007, SB-CAV-030). */
  outcome(id: string, request: OutcomeRequest): Outcome;
  /** Whether models stand as the scenario asks for (SB-S…-003, SB-W…-003, SB-SPEC-049, SB-SPEC-053). */
  deployment(id: string, request: DeploymentRequest): DeploymentReport;
  /** When the end of a path beside the battle is reached (SB-S12-005, SB-S12-006). */
  path(id: string, request: PathRequest): PathWalked;
}

export function createScenarioOperations(data: RulebookData, priced: (model: ProfileRequest) => ProfileReport): ScenarioOperations {
  const { index } = data;
  const checkDeployment = createDeploymentCheck(data, priced);
  const scenarioOf = (id: string): Scenario => index.scenarios.get(id) ?? rejectUnknown({ pointer: '/id', code: 'unknown-scenario', id }, index.scenarios.keys());
  return {
    outcome: (id, request) => outcomeOf(index.units, outcomeScenario(scenarioOf(id)), request),
    deployment: (id, request) => checkDeployment(scenarioOf(id), request),
    path: (id, request) => {
      const path = scenarioOf(id).rolls.find((roll) => roll.kind === 'path');
      return path === undefined ? reject('/id', 'not-allowed', 'Nobody walks a path beside the battle in this scenario.') : pathWalked(path, request);
    },
  };
}
