import { OutcomeInput } from './outcome.inputs.js';
import { OutcomeView } from './outcome.views.js';
import type { ScenarioDoor } from './scenario-door.js';

export const OUTCOME_DOOR: ScenarioDoor = {
  path: 'outcome', field: 'scenarioOutcome', summary: 'Who has won',
  description: 'Whether a game is over, who has won it and by which rules, from a state of it. What decides this scenario and is not told is a fault with a pointer; a state that contradicts itself is refused.',
  example: 'skirmish-in-osgiliath', input: OutcomeInput, view: OutcomeView, answer: (book, scenario, input) => book.scenarios.outcome(scenario, input as OutcomeInput),
};
