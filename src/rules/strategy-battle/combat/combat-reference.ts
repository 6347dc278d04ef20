import type { ProfileReport, ProfileRequest } from '../profile-report.js';
import { linked } from '../reference-index.js';
import type { Race, Scenario, SpecialRule, Unit, Wargear } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import { turnEffectRules, type TurnEffectRule } from './turn/turn-effect.js';
import { woundChart, type WoundChart } from './wound-chart.js';

/** What combat needs to know of the rulebook. */
export interface CombatReference {
  readonly units: ReadonlyMap<string, Unit>;
  readonly wargear: ReadonlyMap<string, Wargear>;
  readonly races: ReadonlyMap<string, Race>;
  readonly specialRules: ReadonlyMap<string, SpecialRule>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** Dice of the turn that belong to no other operation, by id. */
  readonly turnEffects: ReadonlyMap<string, TurnEffectRule>;
  /** The Wound chart. Read from the data when it is first asked. */
  readonly need: WoundChart;
  resolveProfile(request: ProfileRequest): ProfileReport;
}

export function combatReference({ index, reference }: RulebookData, resolveProfile: CombatReference['resolveProfile']): CombatReference {
  const charts = new Map(reference.charts.map((chart) => [chart.id, chart]));
  let chart: WoundChart | null = null;
  return {
    units: index.units,
    wargear: index.wargear,
    races: index.races,
    specialRules: index.specialRules,
    scenarios: index.scenarios,
    turnEffects: turnEffectRules(index.scenarios.values()),
    need: (strength, defence) => (chart ??= woundChart(linked(charts, 'wound', 'combat')))(strength, defence),
    resolveProfile,
  };
}
