import { DEPLOYMENT_DOOR } from './deployment.door.js';
import { OUTCOME_DOOR } from './outcome.door.js';
import { PATH_DOOR } from './path.door.js';
import type { ScenarioDoor } from './scenario-door.js';
import { CAMPAIGN_DOOR } from './setup/campaign.door.js';
import { MATCH_DOOR } from './setup/match.door.js';

/** Everything that is asked of one scenario with a body. A line for each. */
export const SCENARIO_DOORS: readonly ScenarioDoor[] = [MATCH_DOOR, CAMPAIGN_DOOR, DEPLOYMENT_DOOR, OUTCOME_DOOR, PATH_DOOR];
