import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Fraction } from '../../src/rules/dice/fraction.js';
import { RuleError } from '../../src/rules/shared/rule-error.js';
import { TooMuchWorkError } from '../../src/rules/shared/too-much-work.js';
import type { Combatant, FightRequest } from '../../src/rules/strategy-battle/combat/combatant.js';
import type { FightOdds } from '../../src/rules/strategy-battle/combat/fight-types.js';
import { strategyBattle } from '../support/reference.js';

const { fight, matchups } = strategyBattle.combat;
const runs = { numRuns: 40, seed: 4217 };

const profile = fc.record({
  fight: fc.integer({ min: 1, max: 10 }), strength: fc.integer({ min: 1, max: 10 }), defence: fc.integer({ min: 1, max: 10 }),
  attacks: fc.integer({ min: 1, max: 5 }), wounds: fc.integer({ min: 1, max: 4 }), courage: fc.integer({ min: 1, max: 8 }),
});
const plain: fc.Arbitrary<Combatant> = fc.record({
  profile,
  weapon: fc.constantFrom('hand-weapon', 'two-handed-weapon', 'knife'),
  trapped: fc.boolean(),
  fate: fc.nat({ max: 2 }),
  spend: fc.constantFrom({ fate: 'always' as const }, {}),
});
/** One against several. No Might, so that either side may stand on either. */
const fights: fc.Arbitrary<FightRequest> = fc.record({
  good: fc.tuple(plain),
  evil: fc.array(plain, { minLength: 1, maxLength: 3 }),
  banners: fc.record({ good: fc.boolean(), evil: fc.boolean() }),
});

const win = (request: FightRequest): Fraction => fight.odds(request).win?.good ?? Fraction.ZERO;
const slain = (odds: FightOdds, side: string): Fraction => Fraction.sum(odds.slain.filter((who) => who.side === side).map((who) => who.probability));
const better = (request: FightRequest, change: Partial<NonNullable<Combatant['profile']>>): FightRequest => {
  const [one] = request.good;
  return { ...request, good: [{ ...one, profile: { ...(one?.profile as NonNullable<Combatant['profile']>), ...change } }] };
};
const own = (request: FightRequest): NonNullable<Combatant['profile']> => request.good[0]?.profile as NonNullable<Combatant['profile']>;

describe('laws of every fight', () => {
  it('SB-FIGHT-002 probabilities add up to 1', () => {
    fc.assert(fc.property(fights, (request) => {
      const odds = fight.odds(request);
      expect(odds.win?.good.plus(odds.win.evil)).toEqual(Fraction.ONE);
      for (const { distribution } of odds.wounds) expect(Fraction.sum(distribution)).toEqual(Fraction.ONE);
    }), runs);
  });

  it('SB-FIGHT-003 mirrored sides have mirrored odds', () => {
    fc.assert(fc.property(fights, ({ good, evil, banners }) => {
      const [odds, mirrored] = [fight.odds({ good, evil, banners }), fight.odds({ good: evil, evil: good, banners: { good: banners?.evil, evil: banners?.good } })];
      expect(mirrored.win?.evil).toEqual(odds.win?.good);
      for (const who of odds.slain) {
        const other = mirrored.slain.find((each) => each.side !== who.side && each.combatant === who.combatant && each.model === who.model && each.part === who.part);
        expect(other?.probability).toEqual(who.probability);
      }
    }), runs);
  });

  it.each([
    ['another Attack', (request: FightRequest) => better(request, { attacks: own(request).attacks + 1 })],
    ['a better Fight value', (request: FightRequest) => better(request, { fight: own(request).fight + 1 })],
  ])('SB-FIGHT-006 %s never makes a win less likely', (_, change) => {
    fc.assert(fc.property(fights, (request) => expect(win(change(request)).compare(win(request))).toBeGreaterThanOrEqual(0)), runs);
  });

  it('SB-WOUND-001 more Strength never slays fewer, more Defence never loses more', () => {
    fc.assert(fc.property(fights, (request) => {
      const odds = fight.odds(request);
      expect(slain(fight.odds(better(request, { strength: own(request).strength + 1 })), 'evil').compare(slain(odds, 'evil'))).toBeGreaterThanOrEqual(0);
      expect(slain(fight.odds(better(request, { defence: own(request).defence + 1 })), 'good').compare(slain(odds, 'good'))).toBeLessThanOrEqual(0);
    }), runs);
  });

  it('SB-MIGHT-001 Might never makes its owner worse off', () => {
    fc.assert(fc.property(fights, fc.integer({ min: 1, max: 3 }), (request, might) => {
      const lifted = { ...request, good: [{ ...request.good[0], might, spend: { ...request.good[0]?.spend, might: 'to-win' as const } }] };
      expect(win(lifted).compare(win(request))).toBeGreaterThanOrEqual(0);
    }), runs);
  });

  it('equal requests have equal answers', () => {
    fc.assert(fc.property(fights, (request) => expect(fight.odds(structuredClone(request))).toEqual(fight.odds(request))), runs);
  });
});

/** A small generator of its own: the same faces on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
}

describe('seeded resolves agree with the odds', () => {
  it('SB-FIGHT-002 two thousand of them, within five standard deviations', () => {
    const request: FightRequest = { good: [{ unit: 'aragorn-strider', options: ['anduril', 'horse'], charged: true, spend: { might: 'both', fate: 'always' } }], evil: [{ unit: 'orc-warrior', count: 4 }] };
    const faces = seeded(20260);
    const trials = 2_000;
    let lastSlain = 0;
    for (let trial = 0; trial < trials; trial += 1) lastSlain += fight.resolve(request, faces).slain.some((who) => who.side === 'evil' && who.model === 3) ? 1 : 0;
    const chance = fight.odds(request).slain.find((who) => who.side === 'evil' && who.model === 3)?.probability.toNumber() ?? 0;
    expect(Math.abs(lastSlain / trials - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / trials));
  });
});

describe('work', () => {
  const spender: Combatant = { unit: 'orc-captain', spend: { might: 'both', fate: 'always' } };

  it('too much of it is told before it begins', () => {
    expect(() => fight.odds({ good: [{ unit: 'gimli' }], evil: Array.from({ length: 8 }, () => spender) })).toThrow(TooMuchWorkError);
    expect(() => fight.odds({ good: [{ unit: 'shelob', charged: true }], evil: [{ unit: 'warg-rider', count: 100 }] })).toThrow(TooMuchWorkError);
  });

  it('such a fight can still be played', () => {
    expect(fight.resolve({ good: [{ unit: 'gimli' }], evil: Array.from({ length: 8 }, () => spender) }, seeded(1)).rolls.length).toBeGreaterThan(18);
  });
});

describe('matchups', () => {
  const good: Combatant[] = [{ unit: 'warrior-of-gondor' }, { unit: 'gimli' }, { unit: 'warrior-of-gondor' }];
  const evil: Combatant[] = [{ unit: 'orc-warrior', options: ['shield'] }, { unit: 'cave-troll' }];

  it('SB-FIGHT-005 are the odds of the single fights', () => {
    const { rows } = matchups.ask({ good, evil });
    good.forEach((one, g) => evil.forEach((other, e) => {
      const odds = fight.odds({ good: [one], evil: [other] });
      expect(rows[g]?.[e]).toEqual({ win: odds.win, slain: { good: slain(odds, 'good'), evil: slain(odds, 'evil') } });
    }));
    expect(rows[2]).toEqual(rows[0]);
  });

  it('answer twenty against twenty', () => {
    const { rows } = matchups.ask({ good: Array.from({ length: 20 }, (_, index) => ({ ...good[1], wounds: 1 + (index % 2) })), evil: Array.from({ length: 20 }, () => evil[0] as Combatant) });
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 20 }, () => 20));
  });

  const twenty = (attacks: number, wounds: number): Combatant[] => Array.from({ length: 20 }, (_, index) => ({
    profile: { fight: 1 + (index % 10), strength: 3, defence: 3 + (index % 7), attacks, wounds, courage: Math.floor(index / 2) },
  }));

  it('are refused together before any of them is worked out, where each would do', () => {
    expect(() => matchups.ask({ good: twenty(9, 5), evil: twenty(9, 5) })).toThrow(TooMuchWorkError);
    expect(matchups.ask({ good: twenty(9, 5).slice(0, 2), evil: twenty(9, 5).slice(0, 2) }).rows).toHaveLength(2);
    const steps = matchups.steps({ good: twenty(9, 5), evil: twenty(9, 5) });
    const pairs = 400;
    for (let pair = 0; pair < pairs; pair += 1) expect(steps.next().done).toBe(false);
    expect(() => steps.next()).toThrow(TooMuchWorkError);
  });

  it.each([
    ['nobody', { good: [], evil }, { code: 'too-few', pointer: '/good' }],
    ['too many', { good: Array.from({ length: 21 }, () => good[0] as Combatant), evil }, { code: 'too-many', pointer: '/good' }],
    ['a count', { good, evil: [{ unit: 'orc-warrior', count: 2 }] }, { code: 'out-of-range', pointer: '/evil/0/count' }],
    ['a unit that does not exist', { good, evil: [evil[0] as Combatant, { unit: 'orc-warior' }] }, { code: 'unknown-unit', pointer: '/evil/1/unit' }],
    ['shielding without a shield', { good: [good[1] as Combatant, { unit: 'warrior-of-gondor', shielding: true }], evil }, { code: 'rule-violated', rule: 'SB-WEAP-015', pointer: '/good/1/shielding' }],
  ])('refuse %s', (_, request, problem) => {
    let problems: readonly unknown[] = [];
    try {
      matchups.ask(request);
    } catch (error) {
      if (error instanceof RuleError) problems = error.problems;
    }
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });
});
