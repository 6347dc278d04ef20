import type { Fix } from '../../shared/finding.js';
import type { Model } from '../profile/model.js';
import type { Models } from '../profile.js';
import type { Scenario, SideLimits } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { UnitCard } from '../unit-card.js';
import type { ArmyEntryRequest, ArmyRequest } from './army-report.js';
import { NOTHING, withModels, type Tallies } from './tallies.js';

/** One line of the list with its model worked out. */
export interface ForceEntry {
  readonly index: number;
  /** `/entries/3` */
  readonly pointer: string;
  readonly request: ArmyEntryRequest;
  readonly model: Model;
  readonly points: number;
}

/** All lines of one unit, in order. */
export interface Presence {
  readonly card: UnitCard;
  readonly models: number;
  readonly entries: readonly ForceEntry[];
}

/** A list with everything counted that its checks look at. */
export interface Force {
  readonly data: RulebookData;
  readonly models: Models;
  readonly request: ArmyRequest;
  readonly entries: readonly ForceEntry[];
  /** By unit id, in the order of first appearance. */
  readonly units: ReadonlyMap<string, Presence>;
  readonly tallies: Tallies;
  readonly scenario: Scenario | null;
  /** Of the scenario's points match, for this side. */
  readonly limits: SideLimits | null;
  /** Fixes are asked for; else whatever looks at many lines for them may be left out. */
  readonly proposes: boolean;
}

/** The fixes, where they are asked for. */
export function proposed(force: Force, fixes: () => readonly Fix[]): readonly Fix[] {
  return force.proposes ? fixes() : [];
}

/** All ids of the request exist. Linear in the number of entries. */
export function gatherForce(data: RulebookData, models: Models, request: ArmyRequest, proposes = true): Force {
  const units = new Map<string, { card: UnitCard; models: number; entries: ForceEntry[] }>();
  let tallies = NOTHING;
  const entries = request.entries.map((line, index): ForceEntry => {
    const model = models.plain(line.unit, line.variant, line.options);
    const entry = { index, pointer: `/entries/${index}`, request: line, model, points: model.report.points * line.count };
    tallies = withModels(tallies, model, line.count);
    const presence = units.get(line.unit) ?? { card: model.card, models: 0, entries: [] };
    units.set(line.unit, presence);
    presence.models += line.count;
    presence.entries.push(entry);
    return entry;
  });
  const scenario = request.scenario === null ? null : (data.index.scenarios.get(request.scenario) ?? null);
  const limits = scenario?.pointsMatch?.[request.side] ?? null;
  return { data, models, request, entries, units, tallies, scenario, limits, proposes };
}

/** The first line with which the running total of models passes `limit`; the last one for want of it. */
export function whereExceeded(entries: readonly ForceEntry[], limit: number): ForceEntry | undefined {
  let total = 0;
  return entries.find((entry) => (total += entry.request.count) > limit) ?? entries.at(-1);
}
