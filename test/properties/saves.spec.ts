import { describe, expect, test } from '@jest/globals';
import { Fraction } from '../../src/rules/dice/fraction.js';
import type { Combatant } from '../../src/rules/strategy-battle/combat/combatant.js';
import { everySequence } from '../support/every-sequence.js';
import { strategyBattle } from '../support/reference.js';

const { fate, venom, heroicActions, turnEffects } = strategyBattle.combat;
const profile = { fight: 3, strength: 3, defence: 5, attacks: 1, wounds: 2, courage: 3 };
const hero = (more: Partial<Combatant> = {}): Combatant => ({ profile, spend: { fate: 'always' }, ...more });
const lifting = { fate: 'always', might: 'to-win' } as const;

/** Exact shares of the runs by a number that each of them ends with. */
function shares<R>(runs: Iterable<{ readonly result: R; readonly cases: bigint }>, most: number, value: (result: R) => number): string[] {
  const sums = Array.from({ length: most + 1 }, () => Fraction.ZERO);
  for (const { result, cases } of runs) sums[value(result)] = (sums[value(result)] ?? Fraction.ZERO).plus(Fraction.of(1n, cases));
  return sums.map(String);
}

const HEROES: readonly (readonly [string, Combatant])[] = [
  ['nothing', hero()], ['Fate', hero({ fate: 2 })], ['Fate and Might', hero({ fate: 2, might: 2, spend: lifting })],
  ['Fate and Might at double cost', hero({ fate: 1, might: 3, mightCost: 2, spend: lifting })],
  ['an Elf', { unit: 'legolas', fate: 2, spend: { fate: 'always' } }], ['an Elf with Might', { unit: 'legolas', fate: 1, might: 2, spend: lifting }],
  ['at home', { unit: 'galadriel', fate: 2, spend: { fate: 'always' } }], ['the One Ring', { unit: 'sauron', options: ['the-one-ring'], wounds: 1 }],
  ['the One Ring and Might', { unit: 'sauron', options: ['the-one-ring'], wounds: 1, might: 1, spend: lifting }],
];
const scenarioRules = ['lothlorien', 'power-of-galadriel'] as const;

describe('odds of saves count what resolve plays', () => {
  test.each(HEROES.flatMap(([name, model]) => [1, 2].map((suffered) => [name, suffered, model] as const)))('SB-FATE-001: %s, %i suffered', (_, suffered, model) => {
    const request = { model, suffered, scenarioRules };
    const odds = fate.odds(request);
    const runs = [...everySequence((faces) => fate.resolve(request, faces))];
    expect(odds.wounds.map(String)).toEqual(shares(runs, odds.wounds.length - 1, ({ lost }) => lost));
    expect(odds.saved.map(String)).toEqual(shares(runs, suffered, ({ saved }) => saved));
    expect([odds.survives, odds.slain].map(String)).toEqual(shares(runs, 1, ({ slain }) => (slain ? 1 : 0)));
  });

  test.each([...HEROES, ['Might that comes anew each turn', { unit: 'aragorn-strider', wounds: 2, fate: 2, might: 2, spend: lifting }] as const])('SB-SPEC-058: %s over 2 turns', (_, model) => {
    const request = { model, turns: 2 };
    const odds = venom.odds(request);
    const runs = [...everySequence((faces) => venom.resolve(request, faces))];
    expect(odds.wounds.map(String)).toEqual(shares(runs, odds.wounds.length - 1, ({ lost }) => lost));
    expect(odds.slain.toString()).toBe(shares(runs, 1, ({ slain }) => (slain ? 1 : 0))[1]);
  });

  test('SB-SPEC-058: a hundred turns add up to 1', () => {
    expect(Fraction.sum(venom.odds({ model: hero({ fate: 3 }), turns: 100 }).wounds).toString()).toBe('1/1');
  });

  test.each([1, 2, 3])('SB-FATE-001: %i Fate never hurt', (points) => {
    const [less, more] = [points - 1, points].map((left) => fate.odds({ model: hero({ fate: left }), suffered: 2 }).survives);
    expect(more?.compare(less ?? Fraction.ONE)).toBeGreaterThanOrEqual(0);
  });
});

describe('odds of heroic actions count what resolve plays', () => {
  test('SB-HEROIC-002: who picks first, and what is cancelled', () => {
    const request = {
      phase: 'move' as const,
      declared: [
        { hero: { unit: 'eomer' }, stoppedBy: { action: 1, how: 'engaged' as const } }, { hero: { unit: 'orc-captain' }, stoppedBy: { action: 2, how: 'slain' as const } },
        { hero: { unit: 'aragorn-strider' } },
      ],
    };
    const odds = heroicActions.odds(request);
    const runs = [...everySequence((faces) => heroicActions.resolve(request, faces))];
    expect([odds.first.good, odds.first.evil].map(String)).toEqual(shares(runs, 1, ({ first }) => (first === 'good' ? 0 : 1)));
    for (const { index, happens } of odds.actions) {
      expect(happens.toString()).toBe(shares(runs, 1, ({ actions }) => (actions.find((action) => action.index === index)?.cancelled === null ? 1 : 0))[1]);
    }
  });
});

describe('odds of the dice of a turn count what resolve plays', () => {
  test.each([
    ['ring-control', { effect: 'ring-control', model: { unit: 'frodo-baggins', might: 1, spend: lifting } }], ['nazgul', { effect: 'nazgul', rolls: 3 }],
    ['reinforcements', { effect: 'reinforcements', rolls: 2 }], ['a trap on foot', { effect: 'trap', model: hero({ fate: 1 }) }],
    ['a trap and cavalry', { effect: 'trap', model: { unit: 'warg-rider' } }], ['a trap and a monstrous mount', { effect: 'trap', model: { unit: 'ringwraith', options: ['fell-beast'] } }],
  ] as const)('SB-SPEC-007, SB-S04-005, SB-W04-005, SB-W05-005: %s', (_, request) => {
    const odds = turnEffects.odds(request);
    const runs = [...everySequence((faces) => turnEffects.resolve(request, faces))];
    expect(odds.within.toString()).toBe(shares(runs, 1, ({ succeeds }) => (succeeds ? 1 : 0))[1]);
    expect(odds.knockedDown.toString()).toBe(shares(runs, 1, ({ knockedDown }) => (knockedDown ? 1 : 0))[1]);
    for (const { edge, probability } of odds.edges ?? []) expect(probability.toString()).toBe(shares(runs, 1, (run) => (run.edge === edge ? 1 : 0))[1]);
    odds.harm.forEach(({ wounds }, part) => {
      const whole = wounds.length - 1;
      expect(wounds.map(String)).toEqual(shares(runs, whole, ({ after }) => whole - (after[part]?.wounds ?? 0)));
    });
  });
});
