import { EDGES } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Objective, Subjects } from '../../../../rules/strategy-battle/scenario/objectives.js';
import type { ScenarioRoll } from '../../../../rules/strategy-battle/scenario/rolls.js';
import type { Participant, Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import type { Placement, Zone } from '../../../../rules/strategy-battle/scenario/zones.js';
import { link, linkAll, within, type Fault } from '../../link-check.js';
import type { Links } from '../records.js';

const SIDES = ['good', 'evil'] as const;

/** Every link of a scenario: to other records, and between its own parts. */
export function scenarioLinks(scenario: Scenario, links: Links): Fault[] {
  const { ids } = links;
  return [
    ...link(ids, 'rules', scenario.rule, 'rule'),
    ...link(ids, 'rules', scenario.ringForbiddenBy, 'ringForbiddenBy'),
    ...SIDES.flatMap((side) => (scenario.pointsMatch?.[side].fixedUnits ?? []).flatMap((fixed, index) => link(ids, 'units', fixed.unit, `pointsMatch.${side}.fixedUnits[${index}].unit`))),
    ...SIDES.flatMap((side) => forceLinks(scenario, side, links)),
    ...scenario.boards.flatMap((board, index) => placeLinks(board.features, featuresOf(scenario), `boards[${index}].features`)),
    ...scenario.deployment.steps.flatMap((step, index) =>
      step.placements.flatMap((placement, place) => placementLinks(placement, scenario, step.side, links, `deployment.steps[${index}].placements[${place}]`)),
    ),
    ...scenario.objectives.flatMap((objective, index) => objectiveLinks(objective, scenario, links, `objectives[${index}]`)),
    ...scenario.rolls.flatMap((roll, index) => rollLinks(roll, scenario, links, `rolls[${index}]`)),
    ...scenario.specialRules.flatMap((rule, index) => linkAll(ids, 'rules', rule.rules, `specialRules[${index}].rules`)),
    ...scenario.campaign.flatMap((earlier, index) => campaignLinks(earlier, links, `campaign[${index}]`)),
  ];
}

function forceLinks(scenario: Scenario, side: (typeof SIDES)[number], links: Links): Fault[] {
  const force = unitsOf(scenario, side);
  return [
    ...scenario.participants[side].flatMap((participant, index) => participantLinks(participant, force, links, `participants.${side}[${index}]`)),
    ...scenario.banners[side].flatMap((banner, index) => within(force, 'participant of the side', banner.units, `banners.${side}[${index}].units`)),
  ];
}

function participantLinks(participant: Participant, force: ReadonlySet<string>, links: Links, path: string): Fault[] {
  const unit = links.find('units', participant.unit);
  const sold = new Set(unit?.options.map(({ id }) => id));
  const own = new Set(unit?.wargear.map(({ id }) => id));
  const variants = new Set(unit?.variants.map(({ id }) => id));
  const list = (id: string | null): string[] => (id === null ? [] : [id]);
  return [
    ...link(links.ids, 'units', participant.unit, `${path}.unit`),
    ...linkAll(links.ids, 'wargear', participant.given, `${path}.given`),
    ...within(force, 'participant of the side', list(participant.passengerOf), `${path}.passengerOf`),
    ...(unit === undefined ? [] : [
      ...within(sold, 'option of the unit', participant.options, `${path}.options`),
      ...within(sold, 'option of the unit', participant.forbidden, `${path}.forbidden`),
      ...within(own, 'wargear of the unit', participant.without, `${path}.without`),
      ...within(new Set([...own, ...sold]), 'mount of the unit', list(participant.mount), `${path}.mount`),
      ...within(variants, 'variant of the unit', list(participant.variant), `${path}.variant`),
      ...(variants.size > 0 && participant.variant === null ? [{ path: `${path}.variant`, message: 'must be chosen' }] : []),
    ]),
  ];
}

function placementLinks(placement: Placement, scenario: Scenario, side: (typeof SIDES)[number], links: Links, path: string): Fault[] {
  const placements = new Set(scenario.deployment.steps.flatMap((step) => step.placements.map(({ id }) => id)));
  const groups = new Set(scenario.participants[side].flatMap(({ group }) => (group === null ? [] : [group])));
  const force = unitsOf(scenario, side);
  const boards = new Set(scenario.boards.map(({ id }) => id));
  return [
    ...link(links.ids, 'rules', placement.rule, `${path}.rule`),
    ...within(boards, 'board of the scenario', placement.board === null ? [] : [placement.board], `${path}.board`),
    ...placement.who.flatMap((who, index) => [
      ...within(groups, 'group of the side', who.kind === 'group' ? [who.group] : [], `${path}.who[${index}].group`),
      ...within(force, 'participant of the side', who.kind === 'unit' || who.kind === 'leader' ? [who.unit] : [], `${path}.who[${index}].unit`),
    ]),
    ...placement.separations.flatMap(({ from }, index) => within(placements, 'placement', from.kind === 'placement' ? [from.placement] : [], `${path}.separations[${index}].from`)),
    ...placement.zones.flatMap((zone, index) => within(placements, 'placement', zone.kind === 'opposite' ? [zone.placement] : [], `${path}.zones[${index}].placement`)),
    ...placeLinks(placement.zones, featuresOf(scenario), `${path}.zones`),
  ];
}

/** Features that a place is given by must be there. */
function placeLinks(things: readonly (Zone | Scenario['boards'][number]['features'][number])[], features: ReadonlySet<string>, path: string): Fault[] {
  return things.flatMap((thing, index) => {
    const shape = 'shape' in thing ? thing.shape : thing;
    const places = [...('place' in shape ? [shape.place] : []), ...('from' in shape ? [shape.from, shape.to] : [])];
    return within(features, 'feature of the boards', places.flatMap((place) => (place.kind === 'feature' ? [place.feature] : [])), `${path}[${index}].place`);
  });
}

function objectiveLinks(objective: Objective, scenario: Scenario, links: Links, path: string): Fault[] {
  const through = 'through' in objective ? [objective.through] : [];
  return [
    ...link(links.ids, 'rules', objective.rule, `${path}.rule`),
    ...within(waysOf(scenario), 'edge or feature of the boards', through, `${path}.through`),
    ...within(featuresOf(scenario), 'feature of the boards', 'area' in objective ? [objective.area] : [], `${path}.area`),
    ...subjectsOf(objective).flatMap(({ side, units }) => within(unitsOf(scenario, side), 'participant of the side', units, `${path}.units`)),
  ];
}

/** All models that an objective names. */
export function subjectsOf(objective: Objective): Subjects[] {
  switch (objective.kind) {
    case 'slain': case 'exit': case 'split': return [objective.subjects];
    case 'break-through': return [objective.escort, objective.lost];
    case 'deed': return objective.unlessSlain === null ? [] : [objective.unlessSlain];
    case 'deadlock': return [objective.needed];
    default: return [];
  }
}

function rollLinks(roll: ScenarioRoll, scenario: Scenario, links: Links, path: string): Fault[] {
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

function campaignLinks({ scenario, units }: Scenario['campaign'][number], links: Links, path: string): Fault[] {
  const earlier = links.find('scenarios', scenario);
  const everybody = new Set(earlier === undefined ? units : SIDES.flatMap((side) => [...unitsOf(earlier, side)]));
  return [...link(links.ids, 'scenarios', scenario, `${path}.scenario`), ...within(everybody, 'participant of that scenario', units, `${path}.units`)];
}

function unitsOf(scenario: Scenario, side: (typeof SIDES)[number]): ReadonlySet<string> {
  return new Set(scenario.participants[side].map(({ unit }) => unit));
}

function featuresOf(scenario: Scenario): ReadonlySet<string> {
  return new Set(scenario.boards.flatMap((board) => board.features.map(({ id }) => id)));
}

function waysOf(scenario: Scenario): ReadonlySet<string> {
  return new Set([...EDGES, ...featuresOf(scenario)]);
}
