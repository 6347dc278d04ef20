import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { Fraction } from '../../src/rules/dice/fraction.js';
import { Enumeration } from '../support/combat/shares.js';
import { strategyBattle } from '../support/reference.js';

const { turnEffects, turnRulings } = strategyBattle.combat;
const rolls = strategyBattle.reference.scenarios.flatMap((scenario) => scenario.rolls.map((roll) => ({ scenario: scenario.id, roll })));
const recurring = rolls.flatMap(({ roll }) => (roll.kind === 'recurring' ? [roll] : []));
const returning = rolls.flatMap(({ scenario, roll }) => (roll.kind === 'return' ? [{ scenario, roll }] : []));

test('the data has the rolls of SB-S04-005, SB-S06-006, SB-W02-005, SB-W04-005, SB-W05-005, and the returns of SB-S02-005, SB-S12-007, SB-W01-005', () => {
  expect(rolls.map(({ roll }) => roll.rule).sort()).toEqual([
    'SB-S02-005', 'SB-S04-005', 'SB-S06-006', 'SB-S12-005', 'SB-S12-007', 'SB-W01-005', 'SB-W02-005', 'SB-W04-005', 'SB-W05-005',
  ]);
});

describe.each(recurring.map((roll) => [`${roll.rule} ${roll.id}`, roll] as const))('%s', (_, { id: effect, needed, fromTurn, edges }) => {
  it('happens by a turn as often as any of the rolls up to it succeeds', () => {
    const fails = Fraction.of(needed - 1, 6);
    let never = Fraction.ONE;
    const { byRoll, firstTurn } = turnEffects.odds({ effect, untilTurn: fromTurn + 5 });
    expect([firstTurn, byRoll.length]).toEqual([fromTurn, 6]);
    for (const chance of byRoll) expect(chance.toString()).toBe(Fraction.ONE.minus((never = never.times(fails))).toString());
  });

  it('is played as often as its odds say: every face of every die', () => {
    const request = { effect, rolls: 3 };
    const odds = turnEffects.odds(request);
    const runs = new Enumeration((faces) => turnEffects.resolve(request, faces));
    for (const [index, chance] of odds.byRoll.entries()) expect(chance.toString()).toBe(runs.share(({ onRoll }) => onRoll !== null && onRoll <= index + 1));
    for (const { edge, probability } of odds.edges ?? []) expect(probability.toString()).toBe(runs.share((run) => run.edge === edge));
    expect(odds.edges === null).toBe(edges.length === 0);
  });
});

describe.each(returning)('$roll.rule: returns of $scenario', ({ scenario, roll }) => {
  it('let everyone in or wait, but those who stay away, and no more by an edge than may', () => {
    const slain = fc.array(fc.record({ unit: fc.constantFrom('orc-warrior', 'uruk-hai-warrior', 'legolas', ...roll.except), count: fc.integer({ min: 1, max: 30 }) }), { maxLength: 6 });
    fc.assert(fc.property(slain, fc.integer({ min: 1, max: 4 }), (models, edges) => {
      const { values } = turnRulings.ask({ about: 'returns', scenario, edges, slain: models.map(({ unit, count }) => ({ model: { unit }, count })) });
      const mayReturn = models.filter(({ unit }) => unit !== 'legolas' && !roll.except.includes(unit)).reduce((sum, { count }) => sum + count, 0);
      expect((values.enter ?? 0) + (values.wait ?? 0)).toBe(mayReturn);
      expect(values.enter).toBe(roll.perEdge === null ? mayReturn : Math.min(mayReturn, edges * roll.perEdge));
    }));
  });
});
