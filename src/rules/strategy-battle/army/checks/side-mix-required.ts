import { counted, fault } from '../../findings.js';
import { append, asFix, enlarge, type Change } from '../changes.js';
import type { Model } from '../../profile/model.js';
import type { Fraction } from '../../reference.js';
import { proposed, type Force } from '../force.js';
import { shareOf } from '../limits.js';
import { roomFor, warriorsToAdd } from '../proposals.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** A share of the points spent must go on models of the other side's list (SB-S11-002). Wargear counts with its model. */
export const sideMixRequired: ArmyCheck = (force) => {
  const share = force.limits?.otherSideShare ?? null;
  if (share === null || force.scenario === null) return [];
  const { points } = force.tallies;
  const strangers = force.entries.filter((entry) => entry.model.card.unit.side !== force.request.side);
  const spent = strangers.reduce((sum, entry) => sum + entry.points, 0);
  const least = shareOf(share, points, 'up');
  if (spent >= least) return [];
  const other = force.request.side === 'good' ? 'Evil' : 'Good';
  const asks = `Of ${counted(points, 'point', 'points')}, ${share.numerator}/${share.denominator} go on ${other} models, so ${least}`;
  const missing = (model: Model): number => modelsMissing(share, points, spent, model.report.points);
  const inList = strangers.filter(({ model }) => model.report.points > 0 && model.card.unit.kind === 'warrior').slice(-1);
  return [
    fault('side-mix-required', {
      pointer: WHOLE_LIST,
      rule: force.scenario.rule,
      message: `${asks}; the force spends ${spent}: ${least - spent} too few.`,
      actual: spent,
      limit: least,
      fixes: proposed(force, () => [...inList.map((entry) => enlarge(entry, missing(entry.model))), ...proposals(force, missing)].map(asFix)),
    }),
  ];
};

function proposals(force: Force, missing: (model: Model) => number): readonly Change[] {
  const side = force.request.side === 'good' ? 'evil' : 'good';
  const models = warriorsToAdd(force, side).filter((model) => roomFor(force, model.card) > 0);
  return models.map((model) => append(model, missing(model)));
}

/** The least k with (spent + k each) / (points + k each) >= share. The share is below 1. */
function modelsMissing({ numerator: n, denominator: d }: Fraction, points: number, spent: number, each: number): number {
  return Math.ceil((n * points - d * spent) / (each * (d - n)));
}
