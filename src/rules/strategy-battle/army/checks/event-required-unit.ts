import { fault } from '../../findings.js';
import { append, asFix } from '../changes.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** Units that the event asks for. One pack serves both sides, so a unit of the other list binds only a mixed force. */
export const eventRequiredUnit: ArmyCheck = ({ units, models, data, request, limits }) => {
  const mixed = limits !== null && limits.otherSideShare !== null;
  return [...new Set(request.eventPack?.requiredUnits ?? [])].flatMap((id) => {
    const card = data.cards.get(id);
    if (card === undefined || units.has(id) || (card.unit.side !== request.side && !mixed)) return [];
    const variant = card.variantMatters ? (card.unit.variants[0]?.id ?? null) : null;
    return [
      fault('event-required-unit', {
        pointer: WHOLE_LIST,
        rule: null,
        message: `The event asks for ${card.unit.name} in the force.`,
        actual: 0,
        limit: 1,
        fixes: [asFix(append(models.plain(id, variant, []), 1))],
      }),
    ];
  });
};
