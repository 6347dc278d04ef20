import type { DeploymentRequest } from '../../../rules/strategy-battle/scenario/deployment/deployment-report.js';
import { DeploymentInput } from './deployment.inputs.js';
import { DeploymentReportView } from './deployment.views.js';
import type { ScenarioDoor } from './scenario-door.js';

export const DEPLOYMENT_DOOR: ScenarioDoor = {
  path: 'deployment/check', field: 'scenarioDeploymentCheck', summary: 'Judge a set-up',
  description: 'Judges every model of a set-up by the zones, numbers and distances of the scenario, and by the table itself. Spots are given from the south-west corner of a board as its map draws it. What is only on a lost map is told, and not judged.',
  example: 'skirmish-in-osgiliath', input: DeploymentInput, view: DeploymentReportView, answer: (book, id, input) => book.scenarios.deployment(id, input as DeploymentRequest),
};
