import { fault, type StrategyFinding } from '../../findings.js';
import { append, asFix, drop, enlarge, take } from '../changes.js';
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
    ...fixed.flatMap(({ unit, count }) => wrongNumber(force, scenario.rule, unit, count)),
  ];
};

function wrongNumber({ units, models, data, scenario }: Force, rule: string, unit: string, count: number): readonly StrategyFinding[] {
  const presence = units.get(unit);
  const actual = presence?.models ?? 0;
  if (actual === count) return [];
  const name = data.cards.get(unit)?.unit.name ?? unit;
  const message = `${scenario?.name} asks for ${count} x ${name}; the force has ${actual}.`;
  const statement = { rule, message, actual, limit: count };
  const [first] = presence?.entries ?? [];
  if (presence === undefined || first === undefined) {
    const fixes = data.cards.has(unit) ? [asFix(append(models.plain(unit, null, []), count))] : [];
    return [fault('unit-required-by-scenario', { pointer: WHOLE_LIST, ...statement, fixes })];
  }
  const change = actual > count ? take(presence.entries, actual - count) : enlarge(first, count - actual);
  return [fault('model-count', { pointer: first.pointer, ...statement, fixes: [asFix(change)] })];
}
