import type { Question } from '../../shared/operation.js';
import { refuse, reject } from '../../shared/refuse.js';
import { barsAgainst } from '../bars.js';
import { ownAreaNotes } from '../known.js';
import type { Place } from '../reference.js';
import type { ReferenceIndex } from '../reference-index.js';
import { ROLES, type Role } from '../strength/strength-types.js';

/** A battle or siege between two rounds or turns: what may each side decide? */
export interface DecisionsRequest {
  readonly kind: 'battle' | 'siege';
  /** Rounds fought. */
  readonly round: number;
  /** Defenders outside the structure. */
  readonly outside?: number;
  /** Area that the attacker came from. */
  readonly attackerFrom?: string | null;
  /** Neighbours of the battle, and who holds them. */
  readonly neighbours?: readonly { readonly area: string; readonly enemyArmy?: boolean }[];
  /** A siege was laid in an earlier turn. */
  readonly besieged?: boolean;
}

export interface Decision {
  readonly by: Role;
  readonly choice: string;
  readonly allowed: boolean;
  /** Areas, for a retreat. */
  readonly areas: readonly string[];
  readonly rule: string;
  readonly because: string;
}

export interface DecisionsReport {
  /** Who decides first: the defender (WR-BATTLE-008). */
  readonly order: readonly Role[];
  readonly decisions: readonly Decision[];
  readonly assumptions: readonly string[];
}

/** What may be decided (WR-BATTLE-006 to 008, WR-SIEGE-008, 009, 014). */
export function createDecisions(index: ReferenceIndex): Question<DecisionsRequest, DecisionsReport> {
  return {
    ask(request) {
      checkSituation(request);
      checkOrigin(index, request);
      const open = (area: string): boolean => closedTo(index, area)?.destroysArmies !== false;
      const decisions = request.besieged === true ? ofTurn() : [defenderRetreat(request, open), attackerRetreat(request), ...siege(request)];
      return { order: [...ROLES].reverse(), decisions, assumptions: assumptionsOf(index, request) };
    },
  };
}

/** The place that keeps armies out of an area, if there is one (WR-PLACE-003, 006, 014). */
function closedTo({ placeOf }: ReferenceIndex, area: string): Place | null {
  const place = placeOf.get(area);
  return place !== undefined && barsAgainst({ units: 1, characters: [] }, place).length > 0 ? place : null;
}

/** An army came from where an army may be. */
function checkOrigin(index: ReferenceIndex, { attackerFrom }: DecisionsRequest): void {
  const place = attackerFrom == null ? null : closedTo(index, attackerFrom);
  if (place !== null && !place.destroysArmies) refuse('/attackerFrom', place.rule, `${place.name} is closed to armies: none came from there.`);
}

function assumptionsOf(index: ReferenceIndex, { besieged, round, neighbours = [], attackerFrom }: DecisionsRequest): string[] {
  if (besieged === true) return round > 0 ? ['Each turn of a siege is decided anew: rounds that were fought before change nothing (WR-SIEGE-014).', 'Between two rounds of an assault leave besieged out.'] : [];
  const areas = [...(attackerFrom == null ? [] : [attackerFrom]), ...neighbours.map(({ area }) => area)];
  return ['Neighbours are those that the caller gives: the map is lost (WR-TERR-007).', ...new Set(areas.flatMap((area) => [...ownAreaNotes(index.areas, area), ...placeNotes(closedTo(index, area))]))];
}

const placeNotes = (place: Place | null): readonly string[] => {
  if (place === null) return [];
  return [place.destroysArmies ? `Armies do not enter ${place.name} unless a blue hero has been there (${place.rule}).` : `${place.name} is closed to armies (${place.rule}).`];
};

/** What belongs to a siege is not asked about a battle, and nobody is outside of a siege that was laid (WR-SIEGE-009). */
function checkSituation({ kind, outside = 0, besieged, neighbours = [], attackerFrom }: DecisionsRequest): void {
  if (kind === 'battle' && outside > 0) reject('/outside', 'not-allowed', 'A field battle has no structure to be outside of.');
  if (kind === 'battle' && besieged === true) reject('/besieged', 'not-allowed', 'A field battle is no siege.');
  if (besieged === true && outside > 0) refuse('/outside', 'WR-SIEGE-009', 'A siege is laid only where all defenders are inside.');
  if (besieged === true && neighbours.length > 0) refuse('/neighbours', 'WR-SIEGE-008', 'Whoever is besieged is locked up and goes to no neighbour: leave them out.');
  if (besieged === true && attackerFrom != null) refuse('/attackerFrom', 'WR-SIEGE-014', 'Besiegers assault or starve, where they came from does not matter: leave it out.');
  const again = neighbours.findIndex(({ area }, place) => neighbours.findIndex((other) => other.area === area) < place);
  if (again >= 0) reject(`/neighbours/${again}/area`, 'not-allowed', 'Each neighbour is named once.');
}

const said = (by: Role, choice: string, allowed: boolean, { areas = [], rule, because }: { readonly areas?: readonly string[]; readonly rule: string; readonly because: string }): Decision =>
  ({ by, choice, allowed, areas, rule, because });

function defenderRetreat({ kind, round, outside = 0, neighbours = [] }: DecisionsRequest, open: (area: string) => boolean): Decision {
  const choice = kind === 'battle' ? 'retreat' : 'retreat-surplus';
  const rule = kind === 'battle' ? 'WR-BATTLE-007' : 'WR-SIEGE-008';
  if (kind === 'siege' && outside === 0) return said('defender', choice, false, { rule, because: 'Whoever is inside is locked up.' });
  if (round === 0) return said('defender', choice, false, { rule, because: 'A round must be fought first.' });
  const areas = neighbours.filter(({ area, enemyArmy }) => enemyArmy !== true && open(area)).map(({ area }) => area);
  return said('defender', choice, areas.length > 0, { areas, rule, because: areas.length > 0 ? 'To a neighbour without an enemy army.' : 'No neighbour is free of enemy armies and open to armies.' });
}

function attackerRetreat({ round, attackerFrom }: DecisionsRequest): Decision {
  const areas = attackerFrom == null ? [] : [attackerFrom];
  const because = round === 0 ? 'A round must be fought first.' : 'Only to the area that they came from.';
  return said('attacker', 'retreat', round > 0, { areas: round > 0 ? areas : [], rule: 'WR-BATTLE-006', because });
}

function siege({ kind, round, outside = 0 }: DecisionsRequest): Decision[] {
  if (kind === 'battle') return [said('attacker', 'lay-siege', false, { rule: 'WR-SIEGE-009', because: round === 0 ? 'A field battle is fought for a round at least.' : 'There is no structure.' })];
  const because = outside > 0 ? 'Defenders stand outside.' : 'All defenders are inside: even before the first round.';
  return [said('attacker', 'lay-siege', outside === 0, { rule: 'WR-SIEGE-009', because }), said('attacker', 'assault', true, { rule: 'WR-SIEGE-003', because: 'As many as the channel takes.' }), fightOutside(round)];
}

/** Walls are disdained before the assault begins, not in the middle of it. */
function fightOutside(round: number): Decision {
  return said('defender', 'fight-outside', round === 0, { rule: 'WR-SIEGE-002', because: round === 0 ? 'The walls may be disdained, and the ground counts instead.' : 'Nobody comes out or goes in during an assault.' });
}

/** Each turn of a siege both choose anew. */
function ofTurn(): Decision[] {
  const because = 'Either side may change its plan every turn.';
  return [
    ...['stay', 'sally'].map((choice) => said('defender', choice, true, { rule: 'WR-SIEGE-014', because })),
    ...['assault', 'starve'].map((choice) => said('attacker', choice, true, { rule: 'WR-SIEGE-014', because })),
  ];
}
