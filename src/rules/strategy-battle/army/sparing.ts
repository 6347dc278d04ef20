import { take, takeOut, type Change, type Part } from './changes.js';
import type { Force, ForceEntry } from './force.js';

/** How many models of each line the list needs, by the place of the line; lines that it can do without are not in it. */
export type Needs = ReadonlyMap<number, number>;

/**
 * The models that a fix leaves alone, since another finding would come of it: of the units that the event, the scenario or
 * a companion asks for the first ones, as many Heroes as are asked for or as there are banners, and the other side's models
 * where the scenario wants a mix. Linear in the number of lines.
 */
export function needsOf(force: Force): Needs {
  const needs = new Map<number, number>();
  for (const [unit, { entries }] of force.units) keep(needs, entries, askedOf(force, unit));
  keep(needs, force.entries.filter((entry) => entry.model.card.unit.kind === 'hero'), heroesAsked(force));
  if (force.limits !== null && force.limits.otherSideShare !== null) {
    const strangers = force.entries.filter((entry) => entry.model.card.unit.side !== force.request.side);
    keep(needs, strangers, Number.POSITIVE_INFINITY);
  }
  return needs;
}

/** Models of the line that the list can do without. */
export function spare(needs: Needs, { index, request }: ForceEntry): number {
  return request.count - (needs.get(index) ?? 0);
}

/** Takes `count` models out of these lines, from the last one given back: such as can be spared, where there are enough. */
export function takeSparing(force: Force, entries: readonly ForceEntry[], count: number): Change {
  const needs = needsOf(force);
  const parts: Part[] = [];
  let left = count;
  for (const entry of entries.toReversed()) {
    const gone = Math.min(left, spare(needs, entry));
    if (gone > 0) parts.push({ entry, count: gone });
    left -= gone;
  }
  return left > 0 ? take(entries, count) : takeOut(parts);
}

/** Sees to it that at least `least` models of these lines are needed, from the first line on. */
function keep(needs: Map<number, number>, entries: readonly ForceEntry[], least: number): void {
  let missing = least - entries.reduce((sum, entry) => sum + (needs.get(entry.index) ?? 0), 0);
  for (const entry of entries) {
    if (missing <= 0) return;
    const more = Math.min(missing, spare(needs, entry));
    if (more > 0) needs.set(entry.index, (needs.get(entry.index) ?? 0) + more);
    missing -= more;
  }
}

function askedOf(force: Force, unit: string): number {
  const { request, limits } = force;
  const byScenario = limits?.fixedUnits.find((fixed) => fixed.unit === unit)?.count ?? 0;
  const once = request.eventPack?.requiredUnits?.includes(unit) === true || isOnlyCompanion(force, unit);
  return Math.max(byScenario, once ? 1 : 0);
}

/** Somebody in the force is there only because of this unit. */
function isOnlyCompanion({ units }: Force, unit: string): boolean {
  for (const { card } of units.values()) {
    const present = card.unit.inclusion.companions.filter((id) => units.has(id));
    if (present.length === 1 && present[0] === unit) return true;
  }
  return false;
}

function heroesAsked({ request, limits, tallies }: Force): number {
  return Math.max(limits?.minHeroes ?? 0, request.eventPack?.minHeroes ?? 0, tallies.banners);
}
