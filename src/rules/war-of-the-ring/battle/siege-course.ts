import type { Question } from '../../shared/operation.js';
import { reject } from '../../shared/refuse.js';

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
  (request.events ?? []).forEach(({ turn }, place) => {
    if (turn < request.begun || turn > request.through) reject(`/events/${place}/turn`, 'out-of-range', `The siege is followed from turn ${request.begun} to turn ${request.through}.`);
  });
  const turns: SiegeTurn[] = [];
  let now: SiegeTurn = { turn: request.begun, attackers: request.attackers, defenders: request.defenders, starved: 0, besieged: true, rules: ['WR-SIEGE-009'] };
  for (let turn = request.begun; turn <= request.through; turn += 1) {
    now = turnOf(request, turn, now);
    turns.push(now);
  }
  const falls = turns.find(({ defenders, starved }) => defenders === 0 && starved > 0)?.turn ?? null;
  return {
    turns, falls, reliefMeets: now.attackers,
    assumptions: ['Hunger takes one unit, chosen by the defender, in the recruitment step of the besieged (WR-SIEGE-010).', 'Whoever starves out the last unit takes the structure (WR-SIEGE-017).'],
  };
}

function turnOf({ begun, events = [] }: SiegeCourseRequest, turn: number, before: SiegeTurn): SiegeTurn {
  const now = events.filter((event) => event.turn === turn);
  const joined = now.filter(({ event }) => event === 'besiegers-join').reduce((sum, { units = 0 }) => sum + units, 0);
  const ends = now.some(({ event }) => event === 'lifted' || event === 'relief-wins');
  const besieged = before.besieged && !ends && before.defenders > 0;
  const starved = besieged && turn > begun ? 1 : 0;
  const rules = [...(joined > 0 ? ['WR-SIEGE-011'] : []), ...now.some(({ event }) => event.startsWith('relief')) ? ['WR-SIEGE-012'] : [], ...(starved > 0 ? ['WR-SIEGE-010'] : [])];
  return { turn, attackers: before.attackers + joined, defenders: before.defenders - starved, starved, besieged, rules };
}
