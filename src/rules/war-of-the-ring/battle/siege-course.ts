import type { Question } from '../../shared/operation.js';
import { refuse, reject } from '../../shared/refuse.js';

/** What can happen to a siege in a turn. */
export const SIEGE_EVENTS = ['besiegers-join', 'relief-wins', 'relief-loses', 'lifted'] as const;
export type SiegeEvent = (typeof SIEGE_EVENTS)[number];

export interface SiegeCourseRequest {
  /** Turn in which the siege began. */
  readonly begun: number;
  readonly through: number;
  readonly defenders: number;
  readonly attackers: number;
  readonly events?: readonly { readonly turn: number; readonly event: SiegeEvent; readonly units?: number }[];
}

export interface SiegeTurn {
  readonly turn: number;
  /** Those who besiege: none once relief has beaten them or they have gone. */
  readonly attackers: number;
  /** After hunger has taken its unit. */
  readonly defenders: number;
  readonly starved: number;
  readonly besieged: boolean;
  readonly rules: readonly string[];
}

export interface SiegeCourseReport {
  readonly turns: readonly SiegeTurn[];
  /** Turn in which the last unit starves; `null` where that is not reached. */
  readonly falls: number | null;
  /** Units that relief must beat: the whole besieging army (WR-SIEGE-012). */
  readonly reliefMeets: number;
  readonly assumptions: readonly string[];
}

const MOST_TURNS = 100;

/** A siege turn by turn: hunger, reinforcements and relief (WR-SIEGE-010 to 012). */
export function createSiegeCourse(): Question<SiegeCourseRequest, SiegeCourseReport> {
  return { ask: course };
}

function course(request: SiegeCourseRequest): SiegeCourseReport {
  if (request.through < request.begun) reject('/through', 'out-of-range', 'The last turn is not before that in which the siege begins.');
  if (request.through - request.begun > MOST_TURNS) reject('/through', 'out-of-range', `At most ${MOST_TURNS} turns are followed.`);
  checkEvents(request);
  const turns: SiegeTurn[] = [];
  let now: SiegeTurn = { turn: request.begun, attackers: request.attackers, defenders: request.defenders, starved: 0, besieged: true, rules: ['WR-SIEGE-009'] };
  for (let turn = request.begun; turn <= request.through; turn += 1) {
    now = turnOf(request, turn, now);
    turns.push(now);
  }
  checkStillBesieged(request, turns);
  const falls = turns.find(({ defenders, starved }) => defenders === 0 && starved > 0)?.turn ?? null;
  return {
    turns, falls, reliefMeets: request.attackers + joiners(request.events ?? []),
    assumptions: ['Hunger takes one unit, chosen by the defender, in the recruitment step of the besieged (WR-SIEGE-010).', 'Whoever starves out the last unit takes the structure (WR-SIEGE-017).'],
  };
}

function checkEvents({ begun, through, events = [] }: SiegeCourseRequest): void {
  events.forEach(({ turn, event, units = 0 }, place) => {
    const at = `/events/${place}`;
    if (turn < begun || turn > through) reject(`${at}/turn`, 'out-of-range', `The siege is followed from turn ${begun} to turn ${through}.`);
    if (event === 'besiegers-join' && units === 0) reject(`${at}/units`, 'required', 'How many units join the besiegers (WR-SIEGE-011).');
    if (event !== 'besiegers-join' && units > 0) reject(`${at}/units`, 'not-allowed', 'Units are counted of those alone who join the besiegers (WR-SIEGE-011).');
    if (event !== 'lifted' && turn === begun) refuse(`${at}/turn`, event === 'besiegers-join' ? 'WR-SIEGE-011' : 'WR-SIEGE-012', 'Reinforcements and relief come in later turns than that in which the siege begins.');
  });
}

/** Nothing happens to a siege that is over. */
function checkStillBesieged({ events = [] }: SiegeCourseRequest, turns: readonly SiegeTurn[]): void {
  events.forEach(({ turn }, place) => {
    const before = turns.find((one) => one.turn === turn - 1);
    if (before !== undefined && (!before.besieged || before.defenders === 0)) refuse(`/events/${place}/turn`, 'WR-SIEGE-012', `By turn ${turn} the siege is over.`);
  });
}

const joiners = (events: NonNullable<SiegeCourseRequest['events']>): number => events.filter(({ event }) => event === 'besiegers-join').reduce((sum, { units = 0 }) => sum + units, 0);

function turnOf({ begun, events = [] }: SiegeCourseRequest, turn: number, before: SiegeTurn): SiegeTurn {
  const now = events.filter((event) => event.turn === turn);
  const ends = now.some(({ event }) => event === 'lifted' || event === 'relief-wins');
  const besieged = before.besieged && !ends && before.defenders > 0;
  const starved = besieged && turn > begun ? 1 : 0;
  const joined = joiners(now);
  const rules = [...(joined > 0 ? ['WR-SIEGE-011'] : []), ...now.some(({ event }) => event.startsWith('relief')) ? ['WR-SIEGE-012'] : [], ...(starved > 0 ? ['WR-SIEGE-010'] : [])];
  return { turn, attackers: ends ? 0 : before.attackers + joined, defenders: before.defenders - starved, starved, besieged, rules };
}
