import type { Objective, Subjects } from '../../../../rules/strategy-battle/scenario/objectives.js';
import type { ScenarioRoll } from '../../../../rules/strategy-battle/scenario/rolls.js';
import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { link, within, type Fault } from '../../link-check.js';
import type { Links } from '../records.js';
import { featuresOf, oneOf, SIDES, unitsOf, waysOf } from './scenario-parts.js';

/** Links of an objective to the ledger, to the boards and to the participants. */
export function objectiveLinks(objective: Objective, scenario: Scenario, links: Links, path: string): Fault[] {
  return [
    ...link(links.ids, 'rules', objective.rule, `${path}.rule`),
    ...oneOf(waysOf(scenario), 'edge or feature of the boards', 'through' in objective ? objective.through : null, `${path}.through`),
    ...oneOf(featuresOf(scenario), 'feature of the boards', 'area' in objective ? objective.area : null, `${path}.area`),
    ...subjectsOf(objective).flatMap(({ side, units }) => within(unitsOf(scenario, side), 'participant of the side', units, `${path}.units`)),
  ];
}

/** All models that an objective names. */
function subjectsOf(objective: Objective): Subjects[] {
  switch (objective.kind) {
    case 'slain': case 'exit': case 'split': return [objective.subjects];
    case 'break-through': return [objective.escort, objective.lost];
    case 'deed': return objective.unlessSlain === null ? [] : [objective.unlessSlain];
    case 'deadlock': return [objective.needed];
    default: return [];
  }
}

/** Links of what happens in the turns. */
export function rollLinks(roll: ScenarioRoll, scenario: Scenario, links: Links, path: string): Fault[] {
  const everybody = new Set(SIDES.flatMap((side) => [...unitsOf(scenario, side)]));
  const ways = waysOf(scenario);
  const units = roll.kind === 'return' ? roll.except : roll.kind === 'path' ? [...roll.units, ...(roll.frees === null ? [] : [roll.frees])] : [];
  const recurring = roll.kind === 'recurring' ? roll : null;
  return [
    ...link(links.ids, 'rules', roll.rule, `${path}.rule`),
    ...link(links.ids, 'rules', roll.kind === 'path' ? roll.freesRule : null, `${path}.freesRule`),
    ...within(everybody, 'participant', recurring?.unit == null ? units : [recurring.unit], `${path}.units`),
    ...within(ways, 'edge or feature of the boards', roll.kind === 'return' ? roll.through : [], `${path}.through`),
    ...within(ways, 'edge or feature of the boards', (recurring?.edges ?? []).flatMap(({ edge }) => (edge === null ? [] : [edge])), `${path}.edges`),
  ];
}
