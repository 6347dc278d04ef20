import { deploymentView } from '../../catalogue/scenarios/deployment.views.js';
import type { ScenarioDoor } from '../scenario-door.js';
import { MatchSetUpInput } from './match.inputs.js';
import { MatchSetUpView } from './match.views.js';

export const MATCH_DOOR: ScenarioDoor = {
  path: 'setup', field: 'scenarioMatchSetup', summary: 'Set up a points match',
  description: 'Judges two forces of the players\' own by the points match of the scenario, each alone and their values together, and says who places first, where, and who the most expensive Heroes are. A scenario without points match refuses.',
  example: 'skirmish-in-osgiliath', input: MatchSetUpInput, view: MatchSetUpView,
  answer: (book, id, input) => {
    const { deployment, ...match } = book.scenarios.matchSetUp(id, input as MatchSetUpInput);
    return { ...match, deployment: deploymentView(deployment) };
  },
};
