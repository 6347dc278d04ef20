import { DEPLOYMENT_DOOR } from './deployment.door.js';
import { OUTCOME_DOOR } from './outcome.door.js';
import { PATH_DOOR } from './path.door.js';
import type { ScenarioDoor } from './scenario-door.js';

/** Everything that is asked of one scenario with a body. A line for each. */
export const SCENARIO_DOORS: readonly ScenarioDoor[] = [DEPLOYMENT_DOOR, OUTCOME_DOOR, PATH_DOOR];
