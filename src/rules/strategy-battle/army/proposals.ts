import type { Model } from '../profile/model.js';
import type { Models } from '../profile.js';
import type { Side, Unit } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { UnitCard } from '../unit-card.js';
import type { EventPack } from './army-report.js';
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
export function roomFor({ request, units }: Force, { unit }: UnitCard): number {
  const { max } = unit.inclusion;
  const ofTheRules = unit.unique ? 1 : (max ?? Number.POSITIVE_INFINITY);
  return Math.min(ofTheRules, roomInEvent(request.eventPack, unit)) - (units.get(unit.id)?.models ?? 0);
}

function roomInEvent(pack: EventPack | null, unit: Unit): number {
  if (pack === null) return Number.POSITIVE_INFINITY;
  if (pack.bannedUnits?.includes(unit.id) === true) return 0;
  const maxima = (pack.unitMaxima ?? []).filter((limit) => limit.unit === unit.id).map((limit) => limit.max);
  const once = unit.kind === 'hero' && pack.everyHeroUnique === true;
  return Math.min(...maxima, once ? 1 : Number.POSITIVE_INFINITY);
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
