import type { Participant, Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import type { Placement, Zone } from '../../../../rules/strategy-battle/scenario/zones.js';
import { link, linkAll, within, type Fault } from '../../link-check.js';
import type { Links } from '../records.js';
import { objectiveLinks, rollLinks } from './scenario-end-links.js';
import { featuresOf, oneOf, SIDES, unitsOf } from './scenario-parts.js';

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
  return [
    ...link(links.ids, 'units', participant.unit, `${path}.unit`),
    ...linkAll(links.ids, 'wargear', participant.given, `${path}.given`),
    ...oneOf(force, 'participant of the side', participant.passengerOf, `${path}.passengerOf`),
    ...(unit === undefined ? [] : [
      ...within(sold, 'option of the unit', participant.options, `${path}.options`),
      ...within(sold, 'option of the unit', participant.forbidden, `${path}.forbidden`),
      ...within(own, 'wargear of the unit', participant.without, `${path}.without`),
      ...oneOf(new Set([...own, ...sold]), 'mount of the unit', participant.mount, `${path}.mount`),
      ...oneOf(variants, 'variant of the unit', participant.variant, `${path}.variant`),
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
    ...oneOf(boards, 'board of the scenario', placement.board, `${path}.board`),
    ...placement.who.flatMap((who, index) => [
      ...oneOf(groups, 'group of the side', who.kind === 'group' ? who.group : null, `${path}.who[${index}].group`),
      ...oneOf(force, 'participant of the side', who.kind === 'unit' || who.kind === 'leader' ? who.unit : null, `${path}.who[${index}].unit`),
    ]),
    ...placement.separations.flatMap(({ from }, index) => oneOf(placements, 'placement', from.kind === 'placement' ? from.placement : null, `${path}.separations[${index}].from`)),
    ...placement.zones.flatMap((zone, index) => oneOf(placements, 'placement', zone.kind === 'opposite' ? zone.placement : null, `${path}.zones[${index}].placement`)),
    ...placeLinks(placement.zones, featuresOf(scenario), `${path}.zones`),
  ];
}

/** Features that a place is given by must be there. */
function placeLinks(things: readonly (Zone | Scenario['boards'][number]['features'][number])[], features: ReadonlySet<string>, path: string): Fault[] {
  return things.flatMap((thing, index) => {
    const shape = 'shape' in thing ? thing.shape : thing;
    const places = [...('place' in shape ? [shape.place] : []), ...('from' in shape ? [shape.from, shape.to] : [])];
    return places.flatMap((place) => oneOf(features, 'feature of the boards', place.kind === 'feature' ? place.feature : null, `${path}[${index}].place`));
  });
}

function campaignLinks({ scenario, units }: Scenario['campaign'][number], links: Links, path: string): Fault[] {
  const earlier = links.find('scenarios', scenario);
  const everybody = new Set(earlier === undefined ? units : SIDES.flatMap((side) => [...unitsOf(earlier, side)]));
  return [...link(links.ids, 'scenarios', scenario, `${path}.scenario`), ...within(everybody, 'participant of that scenario', units, `${path}.units`)];
}
