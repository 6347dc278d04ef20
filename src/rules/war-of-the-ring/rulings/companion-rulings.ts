import type { Character } from '../reference.js';
import { afterDeath, onlyOne } from './fact-checks.js';
import type { Ruling } from './ruling-types.js';

/** Frodo and Sam are one figure (WR-CHAR-008). */
export const SPLIT_BEARER: Ruling = {
  facts: ['character'], needs: ['character'],
  answer: ({ character }, { characters }) => {
    const one = characters.get(character ?? '');
    const bears = one?.kind === 'ringbearer';
    return { allowed: false, outcome: bears ? 'one-figure' : 'no-pair', rule: 'WR-CHAR-008', because: bears ? 'One figure with one die, and the first bearer of the ring.' : 'A single figure.', characters: bears ? [one.id] : [] };
  },
};

/** Hobbits as leaders of Rohan or Gondor (WR-CHAR-009): the town by its nation. */
const TOWNS: ReadonlyMap<string, string> = new Map([['edoras', 'rohan'], ['minas-tirith', 'gondor']]);

export const ENLIST: Ruling = {
  facts: ['character', 'area', 'heldBy', 'agreed', 'taken'], needs: ['character', 'area', 'heldBy', 'agreed'],
  answer: ({ character, area, heldBy, agreed, taken }, { characters }) => {
    const one = characters.get(character ?? '');
    const town = TOWNS.get(area ?? '');
    const faults = [
      ...(one?.hobbit === true && one.kind === 'hero' ? [] : ['Only Merry and Pippin can be enlisted.']),
      ...(town === undefined ? ['Only in Edoras or Minas Tirith.'] : []),
      ...(heldBy === 'blue' ? [] : ['The town is not in blue hands.']),
      ...(agreed === true ? [] : ['Both players must agree.']),
      ...(taken === true ? ['The nation has its hobbit already.'] : []),
    ];
    return { allowed: faults.length === 0, outcome: faults.length === 0 ? 'leader' : 'rejected', rule: 'WR-CHAR-009', because: faults[0] ?? `Leads troops of ${town ?? ''}.` };
  },
};

/** Through this turn Strider waits (WR-CHAR-010). */
export const LAST_TURN_IN_BREE = 3;

/** He waits in Bree (WR-CHAR-010). */
export const WAIT_IN_BREE: Ruling = {
  facts: ['turn', 'bearerHere'], needs: ['turn'],
  answer: ({ turn, bearerHere }) => {
    if (bearerHere === true) return { allowed: true, outcome: 'joins', rule: 'WR-CHAR-010', because: 'He joins on arrival, before any Nazgûl act.', turn: turn ?? null };
    const free = (turn ?? 0) > LAST_TURN_IN_BREE;
    return { allowed: free, outcome: free ? 'may-leave' : 'stays', rule: 'WR-CHAR-010', because: `He waits up to and including turn ${LAST_TURN_IN_BREE}.` };
  },
};

/** With the ring, or at the head of troops (WR-CHAR-011). */
export const ROLES: Ruling = {
  facts: ['character'], needs: ['character'], checks: [onlyOne('WR-CHAR-011', ({ figure }) => figure, 'Characters with a figure travel or lead')],
  answer: ({ character }, { characters }) => {
    const one = characters.get(character ?? '');
    if (one?.kind === 'ringbearer') return { allowed: true, outcome: 'fellowship', rule: 'WR-CHAR-008', because: 'The bearers of the ring travel with it and lead nobody.' };
    if (one?.hobbit === true && one.companion) return { allowed: true, outcome: 'fellowship-or-leader', rule: 'WR-CHAR-009', because: 'Travels with the ring, and leads troops once Rohan or Gondor has enlisted him.' };
    const companion = one?.companion === true;
    return { allowed: companion, outcome: companion ? 'fellowship-or-leader' : 'leader', rule: 'WR-CHAR-011', because: companion ? 'Travels with the ring or leads armies.' : 'Not one of those who travel with the ring.' };
  },
};

/** Who becomes another: a man is promoted, Gandalf comes back from death (WR-CHAR-012, WR-CHAR-015). */
const isPromoted = ({ becomes, human }: Character): boolean => becomes !== null && human;
const isReborn = ({ becomes, human }: Character): boolean => becomes !== null && !human;

/** From Helmsdeep to Erech (WR-CHAR-012). */
export const PROMOTION: Ruling = {
  facts: ['character', 'from', 'to'], needs: ['character', 'from', 'to'], checks: [onlyOne('WR-CHAR-012', isPromoted, 'Only Strider becomes another on his way')],
  assumptions: ['Leadership before and after is not in the source: the caller gives it.'],
  answer: ({ character, from, to }, { characters, units }) => {
    const one = characters.get(character ?? '');
    const passes = from === 'helmsdeep' && to === 'erech' && one?.becomes != null;
    const dead = [...units.values()].find(({ force }) => force?.immortal === true)?.force?.count ?? 0;
    return passes
      ? { allowed: true, outcome: 'promoted', rule: 'WR-CHAR-012', because: 'By the paths of the dead, with the army of the dead.', characters: [one.becomes], value: dead }
      : { allowed: false, outcome: 'unchanged', rule: 'WR-CHAR-012', because: 'Only on the way from Helmsdeep to Erech.', characters: [character ?? ''], value: 0 };
  },
};

/** The army of the dead attacks once, with all its units (WR-CHAR-014). */
export const DEAD_COMMITTED: Ruling = {
  facts: ['used', 'attacking'], needs: ['used', 'attacking'],
  answer: ({ used, attacking }, { units }) => {
    const all = [...units.values()].find(({ force }) => force?.together === true)?.force?.count ?? 0;
    if (used !== 0 && used !== all) return { allowed: false, outcome: 'rejected', rule: 'WR-CHAR-014', because: `All ${all} fight, or none.`, value: all };
    const released = used === all && attacking === true;
    return { allowed: true, outcome: released ? 'released' : 'in-reserve', rule: 'WR-CHAR-014', because: released ? 'After one attack they are free.' : 'They may wait, and defend as often as they must.', value: released ? 0 : all };
  },
};

const TURNS_IN_LORIEN = 2;

/** Death and return of Gandalf (WR-CHAR-015). */
export const RETURN_FROM_DEATH: Ruling = {
  facts: ['character', 'eventTurn', 'turn', 'redTurns'], needs: ['character', 'eventTurn'], checks: [onlyOne('WR-CHAR-015', isReborn, 'Only Gandalf the Grey comes back from death'), afterDeath],
  assumptions: ['He is back after the second turn that follows his death.'],
  answer: ({ character, eventTurn, turn, redTurns }, { characters }) => {
    const death = eventTurn ?? 0;
    const heir = characters.get(character ?? '')?.becomes ?? null;
    const lost = (redTurns ?? []).some((red) => red >= death && red <= death + TURNS_IN_LORIEN);
    const back = death + TURNS_IN_LORIEN + 1;
    if (heir === null || lost) return { allowed: false, outcome: 'lost', rule: 'WR-CHAR-015', because: 'Lórien must be blue in the turn of his death and the two that follow.' };
    const there = turn == null || turn >= back;
    return { allowed: there, outcome: there ? 'available' : 'unavailable', rule: 'WR-CHAR-015', because: `He comes back in turn ${back}.`, turn: back, characters: [heir] };
  },
};

/** Shadowfax carries one hobbit more (WR-CHAR-016). */
export const PASSENGERS: Ruling = {
  facts: ['characters'], needs: ['characters'],
  assumptions: ['The speed of Shadowfax is not in the source: more than two areas.', 'Frodo and Sam are two hobbits (WR-CHAR-008).'],
  answer: ({ characters: named }, { characters }) => {
    const riders = named ?? [];
    const fits = riders.length <= 1 && riders.every((id) => characters.get(id)?.hobbit === true && characters.get(id)?.kind !== 'ringbearer');
    return { allowed: fits, outcome: fits ? 'carried' : 'rejected', rule: 'WR-CHAR-016', because: 'At most one hobbit.', value: riders.length };
  },
};
