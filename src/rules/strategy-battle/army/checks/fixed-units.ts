import { fault, type StrategyFinding } from '../../findings.js';
import { append, asFix, drop, enlarge, take } from '../changes.js';
import { linked } from '../../reference-index.js';
import type { Scenario } from '../../reference.js';
import type { Force } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** A scenario that names the force down to the model (SB-S03-002): nothing else, nothing missing, the right number. */
export const fixedUnits: ArmyCheck = (force) => {
  const fixed = force.limits?.fixedUnits ?? [];
  const { scenario } = force;
  if (fixed.length === 0 || scenario === null) return [];
  const allowed = new Set(fixed.map(({ unit }) => unit));
  const strangers = force.entries.filter((entry) => !allowed.has(entry.request.unit));
  return [
    ...strangers.map((entry) =>
      fault('unit-not-in-scenario', {
        pointer: `${entry.pointer}/unit`,
        rule: scenario.rule,
        message: `${scenario.name} names this force, and ${entry.model.report.name} is not in it.`,
        fixes: [asFix(drop([entry]))],
      }),
    ),
    ...fixed.flatMap(({ unit, count }) => wrongNumber(force, scenario, unit, count)),
  ];
};

function wrongNumber(force: Force, { name, rule }: Scenario, unit: string, count: number): readonly StrategyFinding[] {
  const card = linked(force.data.cards, unit, `the scenario ${name}`);
  const { entries, models } = force.units.get(unit) ?? { entries: [], models: 0 };
  if (models === count) return [];
  const message = `${name} asks for ${count} x ${card.unit.name}; the force has ${models}.`;
  const statement = { rule, message, actual: models, limit: count };
  const [first] = entries;
  if (first === undefined) {
    const fixes = [asFix(append(force.models.plain(unit, null, []), count))];
    return [fault('unit-required-by-scenario', { pointer: WHOLE_LIST, ...statement, fixes })];
  }
  const change = models > count ? take(entries, models - count) : enlarge(first, count - models);
  return [fault('model-count', { pointer: first.pointer, ...statement, fixes: [asFix(change)] })];
}
