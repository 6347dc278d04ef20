import type { Model } from '../profile/model.js';
import type { Models } from '../profile.js';
import type { Side } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { UnitCard } from '../unit-card.js';
import type { Force } from './force.js';

const MOST_PROPOSED = 2;

/** Generic Heroes that a list of this side can always take, the cheapest first: what a fix may propose. */
export function heroesToAdd(force: Force, side: Side): readonly Model[] {
  return toAdd(force.data, force.models, (card) => card.unit.side === side && card.unit.kind === 'hero');
}

/** The same for warriors. */
export function warriorsToAdd(force: Force, side: Side): readonly Model[] {
  return toAdd(force.data, force.models, (card) => card.unit.side === side && card.unit.kind === 'warrior');
}

/** How many more models of the unit the rules and the organiser allow. */
export function roomFor(force: Force, { unit }: UnitCard): number {
  const { eventPack } = force.request;
  const maxima = (eventPack?.unitMaxima ?? []).filter((limit) => limit.unit === unit.id).map((limit) => limit.max);
  if (unit.unique || (unit.kind === 'hero' && eventPack?.everyHeroUnique === true)) maxima.push(1);
  if (eventPack?.bannedUnits?.includes(unit.id) === true) maxima.push(0);
  if (unit.inclusion.max !== null) maxima.push(unit.inclusion.max);
  return Math.min(...maxima, Number.POSITIVE_INFINITY) - (force.units.get(unit.id)?.models ?? 0);
}

function toAdd(data: RulebookData, models: Models, wanted: (card: UnitCard) => boolean): readonly Model[] {
  return [...data.cards.values()]
    .filter((card) => wanted(card) && isFree(card))
    .sort((a, b) => a.unit.points - b.unit.points)
    .slice(0, MOST_PROPOSED)
    .map((card) => models.plain(card.unit.id, null, []));
}

/** Nothing hangs on taking it: any number, with anyone, without further choices. */
function isFree({ unit, variantMatters }: UnitCard): boolean {
  const { max, companions, opponentRingBearer, exclusiveSet, notUnderground } = unit.inclusion;
  const bound = max !== null || companions.length > 0 || opponentRingBearer || exclusiveSet !== null || notUnderground;
  return !unit.unique && !variantMatters && !bound && unit.points > 0;
}
