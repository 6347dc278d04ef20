import { fault, fix } from '../../findings.js';
import { asFix, drop } from '../changes.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** A unit that joins only against the Ringbearer (SB-ARMY-007). */
export const opponentRequired: ArmyCheck = ({ units, request }) => {
  if (request.opponentHasRingBearer) return [];
  return [...units.values()]
    .filter(({ card }) => card.unit.inclusion.opponentRingBearer)
    .map(({ card, entries }) =>
      fault('opponent-required', {
        pointer: entries[0]?.pointer ?? WHOLE_LIST,
        rule: card.unit.inclusion.rule,
        message: `${card.unit.name} may be taken only against a force that has the Ringbearer.`,
        fixes: [
          fix('Say that the opposing force has the Ringbearer, if it has.', [{ op: 'add', path: '/opponentHasRingBearer', value: true }]),
          asFix(drop(entries)),
        ],
      }),
    );
};
