import type { ReferenceIndex } from '../reference-index.js';
import { citadelsOf, heldByThen, lostCitadels } from './fact-checks.js';
import type { PlaceCount, Ruling } from './ruling-types.js';

/** From the Council to their return (WR-CHAR-023). */
export const TURNS_AWAY = 6;
const PER_CITADEL = 2;

/** After the Council they are gone, and come back in the sixth turn (WR-CHAR-023, WR-CHAR-026). */
export const NINE_RETURN: Ruling = {
  facts: ['eventTurn', 'turn', 'lostAreas'], needs: ['eventTurn'], checks: [lostCitadels('WR-CHAR-023')],
  assumptions: ['They leave at the Council itself. If all citadels are lost they wait until one is free.'],
  answer: ({ eventTurn, turn, lostAreas }, index) => {
    const back = (eventTurn ?? 0) + TURNS_AWAY;
    if (turn != null && turn < (eventTurn ?? 0)) return { allowed: true, outcome: 'present', rule: 'WR-CHAR-026', because: `They ride until the Council in turn ${eventTurn}, and are back in turn ${back}.`, turn: back };
    const there = turn == null || turn >= back;
    const areas = posted(index, lostAreas ?? []);
    if (areas.length === 0) return { allowed: false, outcome: 'waiting', rule: 'WR-CHAR-023', because: 'No citadel of Sauron is free.', turn: null };
    return { allowed: there, outcome: there ? 'present' : 'absent', rule: 'WR-CHAR-023', because: `They come back in turn ${back}, on wings.`, turn: back, value: areas.reduce((sum, { count }) => sum + count, 0), areas };
  },
};

/** Two in each citadel, the Witch-king with those of the last; those of a lost one go to the first that is free. */
function posted(index: ReferenceIndex, lost: readonly string[]): readonly PlaceCount[] {
  const all = citadelsOf(index);
  const free = all.filter((area) => !lost.includes(area));
  const home = (area: string): string => (lost.includes(area) ? (free[0] ?? '') : area);
  const counts = new Map<string, number>();
  all.forEach((area, place) => counts.set(home(area), (counts.get(home(area)) ?? 0) + PER_CITADEL + Number(place === all.length - 1)));
  return free.map((area) => ({ area, count: counts.get(area) ?? 0 }));
}

/** In any citadel that is not lost (WR-CHAR-025). */
export const RESURRECTION: Ruling = {
  facts: ['lostAreas'], needs: [], checks: [lostCitadels('WR-CHAR-025')],
  answer: ({ lostAreas }, index) => {
    const free = citadelsOf(index).filter((area) => !(lostAreas ?? []).includes(area));
    return { allowed: free.length > 0, outcome: free.length > 0 ? 'returns' : 'impossible', rule: 'WR-CHAR-025', because: free.length > 0 ? 'In any citadel of Sauron that is not conquered.' : 'All his citadels are lost.', areas: free.map((area) => ({ area, count: 1 })) };
  },
};

/** The Council of Elrond, whose trigger is lost (WR-CHAR-026). */
export const COUNCIL: Ruling = {
  facts: ['eventTurn', 'turn'], needs: [], checks: [heldByThen],
  assumptions: ['When the Council meets is not in the source: the caller says so.'],
  answer: ({ eventTurn, turn }) => {
    if (eventTurn == null) return { allowed: null, outcome: 'not-in-the-source', rule: 'WR-CHAR-026', because: 'Its trigger is lost.' };
    const held = turn != null && turn >= eventTurn;
    return { allowed: held, outcome: held ? 'held' : 'not-yet', rule: 'WR-CHAR-026', because: 'From it the Mouth of Sauron moves and the return of the Nazgûl is counted.', turn: eventTurn + TURNS_AWAY };
  },
};
