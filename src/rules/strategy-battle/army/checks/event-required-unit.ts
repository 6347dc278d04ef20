import { advice, fault, type StrategyFinding } from '../../findings.js';
import type { UnitCard } from '../../unit-card.js';
import { append, asFix } from '../changes.js';
import type { Force } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** Units that the event asks for. One pack serves both sides: of a unit that this force cannot have, it is told that it is not asked for. */
export const eventRequiredUnit: ArmyCheck = (force) => {
  const { units, data, request, limits } = force;
  const mixed = limits !== null && limits.otherSideShare !== null;
  const seen = new Set<string>();
  return (request.eventPack?.requiredUnits ?? []).flatMap((id, place) => {
    const card = data.cards.get(id);
    if (card === undefined || units.has(id) || seen.has(id)) return [];
    seen.add(id);
    return [card.unit.side === request.side || mixed ? missing(force, card) : ofTheOtherSide(force, card, place)];
  });
};

function missing({ models }: Force, { unit, variantMatters }: UnitCard): StrategyFinding {
  const variant = variantMatters ? (unit.variants[0]?.id ?? null) : null;
  return fault('event-required-unit', {
    pointer: WHOLE_LIST,
    rule: null,
    message: `The event asks for ${unit.name} in the force.`,
    actual: 0,
    limit: 1,
    fixes: [asFix(append(models.plain(unit.id, variant, []), 1))],
  });
}

function ofTheOtherSide({ request }: Force, { unit }: UnitCard, place: number): StrategyFinding {
  return advice('info', 'event-required-unit', {
    pointer: `/eventPack/requiredUnits/${place}`,
    rule: null,
    message: `The event asks for ${unit.name} of the ${unit.side} list; a force of the ${request.side} side need not have it.`,
  });
}
