import { reject, rejectUnknown } from '../../shared/refuse.js';
import type { ArmyReport, ArmyRequest } from '../army/army-report.js';
import type { ProfileReport, ProfileRequest } from '../profile-report.js';
import type { RulebookData } from '../rulebook-data.js';
import { createDeploymentCheck } from './deployment/deployment-check.js';
import type { DeploymentReport, DeploymentRequest } from './deployment/deployment-report.js';
import { outcomeScenario } from './outcome/outcome-scenario.js';
import type { Outcome, OutcomeRequest } from './outcome/outcome-types.js';
import { outcomeOf } from './outcome/outcome.js';
import { pathWalked, type PathRequest, type PathWalked } from './rolls/path-walked.js';
import type { Scenario } from './scenario-reference.js';
import { campaignSetUp, type CampaignRequest, type CampaignSetUp } from './setup/campaign.js';
import { matchSetUp, type MatchRequest, type MatchSetUp } from './setup/match-set-up.js';
import type { BannerChoice, SetUp } from './setup/set-up-types.js';
import { setUp } from './setup/set-up.js';

/** What is asked of one scenario, by its id. Each throws RuleError, also where there is no such scenario (at `/id`). */
export interface ScenarioOperations {
  /** Its participants with profiles and points, and the banners chosen (SB-S…-001, SB-W…-001). */
  setUp(id: string, banners: BannerChoice): SetUp;
  /** Two forces of the players' own (SB-S…-002, SB-W…-002). */
  matchSetUp(id: string, request: MatchRequest): MatchSetUp;
  /** With Heroes from earlier battles (SB-S10-005). */
  campaignSetUp(id: string, request: CampaignRequest): CampaignSetUp;
  /** Whether a game is over and who has won it (SB-S…, SB-W…, SB-SPEC-009, SB-BANNER-007, SB-CAV-030). */
  outcome(id: string, request: OutcomeRequest): Outcome;
  /** Whether models stand as the scenario asks for (SB-S…-003, SB-W…-003, SB-SPEC-049, SB-SPEC-053). */
  deployment(id: string, request: DeploymentRequest): DeploymentReport;
  /** When the end of a path beside the battle is reached (SB-S12-005, SB-S12-006). */
  path(id: string, request: PathRequest): PathWalked;
}

export function createScenarioOperations(data: RulebookData, priced: (model: ProfileRequest) => ProfileReport, judge: (army: ArmyRequest) => ArmyReport): ScenarioOperations {
  const { index } = data;
  const checkDeployment = createDeploymentCheck(data, priced);
  const scenarioOf = (id: string): Scenario => index.scenarios.get(id) ?? rejectUnknown({ pointer: '/id', code: 'unknown-scenario', id }, index.scenarios.keys());
  const book = { index, resolve: priced };
  return {
    setUp: (id, banners) => setUp(book, scenarioOf(id), banners),
    matchSetUp: (id, request) => matchSetUp(judge, scenarioOf(id), request),
    campaignSetUp: (id, request) => campaignSetUp(book, scenarioOf(id), request, scenarioOf),
    outcome: (id, request) => outcomeOf(index.units, outcomeScenario(scenarioOf(id)), request),
    deployment: (id, request) => checkDeployment(scenarioOf(id), request),
    path: (id, request) => {
      const path = scenarioOf(id).rolls.find((roll) => roll.kind === 'path');
      return path === undefined ? reject('/id', 'not-allowed', 'Nobody walks a path beside the battle in this scenario.') : pathWalked(path, request);
    },
  };
}
