import { fault } from '../../findings.js';
import { append, asFix, drop } from '../changes.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** A unit that joins only somebody's force (SB-ARMY-008, SB-ARMY-009). */
export const companionRequired: ArmyCheck = ({ units, models, data }) =>
  [...units.values()].flatMap(({ card, entries }) => {
    const { companions, rule } = card.unit.inclusion;
    if (companions.length === 0 || companions.some((id) => units.has(id))) return [];
    const proposals = companions.filter((id) => data.cards.has(id)).map((id) => models.plain(id, null, []));
    const names = proposals.map((model) => model.report.name).join(' or ');
    return [
      fault('companion-required', {
        pointer: entries[0]?.pointer ?? WHOLE_LIST,
        rule,
        message: `${card.unit.name} may be taken only in a force that has ${names}.`,
        fixes: [...proposals.map((model) => asFix(append(model, 1))), asFix(drop(entries))],
      }),
    ];
  });
