import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Ratio } from '../../src/rules/dice/ratio.js';
import { ORDERS, READINGS, SIEGE_POLICIES, STRIKES, type BattleOdds, type BattleRequest, type SideRequest, type SiegeRequest } from '../../src/rules/war-of-the-ring/battle/battle-types.js';
import { planBattle } from '../../src/rules/war-of-the-ring/battle/plan-battle.js';
import { planSiege } from '../../src/rules/war-of-the-ring/battle/plan-siege.js';
import { checkWork } from '../../src/rules/war-of-the-ring/battle/work.js';
import { TooMuchWorkError } from '../../src/rules/shared/too-much-work.js';
import { TERRAINS } from '../../src/rules/war-of-the-ring/reference.js';
import { enumerated, followed } from '../support/war-of-the-ring/readings.js';
import { warOfTheRing } from '../support/war-of-the-ring/rulebook.js';

const { index, operations } = warOfTheRing;
const FEW = 25;
/** Of situations whose dice are all rolled. */
const ENUMERATED = 12;

/** A side of at most so many units, whose dice can all be rolled. */
const side = (most: number, nations: readonly string[]): fc.Arbitrary<SideRequest> =>
  fc.record({
    nation: fc.constantFrom(...nations),
    units: fc.tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most })).filter(([regular, elite]) => regular + elite > 0 && regular + elite <= most),
    leadership: fc.integer({ min: 0, max: 1 }),
    losses: fc.constantFrom(null, ...ORDERS),
    rerolls: fc.constantFrom(...ORDERS),
    retreat: fc.constantFrom(null, { afterRound: 1 }, { atMost: 1 }, { outnumbered: true }),
  }).map(({ units: [regular, elite], ...rest }) => ({ ...rest, regular, elite }));

const colourOf = ({ nation }: SideRequest) => index.nations.get(nation ?? '')?.side;
/** Red fights blue. */
const enemies = ({ attacker, defender }: Pick<BattleRequest, 'attacker' | 'defender'>): boolean => colourOf(attacker) !== colourOf(defender);

const fight = fc.record({
  attacker: side(2, ['saruman', 'rohan', 'elves']),
  defender: side(2, ['rohan', 'saruman', 'gondor']),
  terrain: fc.constantFrom(...TERRAINS),
  riverCrossing: fc.boolean(),
  reading: fc.constantFrom(...READINGS),
  rounds: fc.constant(1),
}).filter(enemies);

describe('a battle', () => {
  it('has the odds that playing it with every sequence of dice has, whatever its sides and policies', () => {
    fc.assert(
      fc.property(fight, (request) => {
        const plan = planBattle(index, request);
        expect(followed(plan)).toEqual(enumerated(plan));
      }),
      { numRuns: ENUMERATED },
    );
  });

  it.each([
    ['two rounds over a river', { attacker: { regular: 2 }, defender: { elite: 1 }, riverCrossing: true, rounds: 2 }],
    ['fear', { attacker: { nation: 'gondor', regular: 2, leadership: 1 }, defender: { nation: 'sauron', regular: 1 }, area: 'minas-morgul', rounds: 1 }],
    ['the dead, who never fall', { attacker: { nation: 'north', regular: 1, contingents: [{ force: 'undead', elite: 3 }] }, defender: { nation: 'sauron', regular: 1 }, rounds: 1 }],
    ['Ents in a forest, with Gandalf', { attacker: { force: 'ents-and-huorns', elite: 2, companions: ['gandalf-the-grey'] }, defender: { nation: 'saruman', regular: 1, elite: 1 }, terrain: 'forest', rounds: 1 }],
    ['leadership for three', { attacker: { regular: 2, elite: 1, leadership: 2 }, defender: { regular: 1 }, rounds: 1 }],
  ] as const)('of %s: chain and enumeration are equal', (_name, request) => {
    const plan = planBattle(index, request);
    expect(followed(plan)).toEqual(enumerated(plan));
  });
});

const siege: fc.Arbitrary<SiegeRequest> = fc.record({
  attacker: side(2, ['saruman', 'rohan']),
  defender: side(2, ['rohan', 'saruman']),
  structure: fc.record({ capacity: fc.integer({ min: 0, max: 2 }), channel: fc.integer({ min: 1, max: 2 }), defenceBonus: fc.constantFrom(0, 1, 2), attackPenalty: fc.constantFrom(0, 1, 2) }),
  engage: fc.constantFrom(...ORDERS),
  strike: fc.constantFrom(...STRIKES),
  laySiege: fc.constantFrom(...SIEGE_POLICIES.filter((policy) => policy !== 'before-first-round')),
  sally: fc.boolean(),
  terrain: fc.constantFrom(...TERRAINS),
  rounds: fc.constant(1),
}).filter(enemies).map(({ strike, laySiege, engage, ...rest }) => (rest.sally ? rest : { ...rest, strike, laySiege, engage, defender: lockedIn(rest) }));

/** Whoever is inside cannot retreat. */
const lockedIn = ({ defender, structure }: { readonly defender: SideRequest; readonly structure: { readonly capacity: number } }): SideRequest =>
  ((defender.regular ?? 0) + (defender.elite ?? 0) > structure.capacity ? defender : { ...defender, retreat: null });

describe('a siege', () => {
  it('has the odds that playing it with every sequence of dice has, whatever its channel, capacity and policies', () => {
    fc.assert(
      fc.property(siege, (request) => {
        const plan = planSiege(index, request);
        expect(followed(plan)).toEqual(enumerated(plan));
      }),
      { numRuns: ENUMERATED },
    );
  });

  it('of two rounds fills its channel alike in both readings', () => {
    const plan = planSiege(index, { attacker: { regular: 2, elite: 1 }, defender: { regular: 1 }, structure: { capacity: 1, channel: 1, defenceBonus: 1, attackPenalty: 0 }, rounds: 3 });
    expect(followed(plan)).toEqual(enumerated(plan));
  });
});

const army: fc.Arbitrary<SideRequest> = fc.record({ nation: fc.constantFrom('saruman', 'rohan'), regular: fc.integer({ min: 1, max: 4 }), elite: fc.integer({ min: 0, max: 4 }), leadership: fc.integer({ min: 0, max: 3 }) });
const armies = fc.record({ attacker: army, defender: army }).filter(enemies);
const wholeOf = ({ attackerWins, defenderWins, bothDestroyed, undecided }: BattleOdds): string => Ratio.sum([attackerWins, defenderWins, bothDestroyed, undecided]).toString();

describe('a battle in which nobody can be killed any more', () => {
  const endless: SiegeRequest = { attacker: { force: 'undead', elite: 3 }, defender: { nation: 'sauron', regular: 1 }, structure: { capacity: 3, channel: 3, defenceBonus: 1, attackPenalty: 4 } };

  it('ends undecided, in both readings', () => {
    expect(operations.siege.odds(endless).undecided.toString()).toBe('1/1');
    expect(operations.siege.resolve(endless, () => 1)).toMatchObject({ outcome: 'undecided', winner: null, rounds: [] });
  });

  it.each<[string, SiegeRequest]>([
    ['the dead fill the channel, too weak for the walls', { attacker: { nation: 'north', regular: 2, contingents: [{ force: 'undead', elite: 3 }] }, defender: { nation: 'sauron', regular: 1 }, engage: 'elites-first', structure: { capacity: 3, channel: 3, defenceBonus: 1, attackPenalty: 3 } }],
  ])('WR-CHAR-013 %s', (_name, request) => {
    expect(operations.siege.odds(request).undecided.toString()).toBe('1/1');
    expect(operations.siege.resolve(request, () => 1)).toMatchObject({ outcome: 'undecided', winner: null });
  });
});

describe('a battle in which nobody can be killed', () => {
  const bloodless = { attacker: { force: 'undead', elite: 3 }, defender: { nation: 'saruman', regular: 1 }, structure: { capacity: 3, channel: 3, defenceBonus: 0, attackPenalty: 6 } };

  it.each([
    [{ afterRound: 2 }, 2],
    [{ atMost: 3 }, 1],
  ])('WR-BATTLE-006 goes on until the attackers leave (%j)', (retreat, rounds) => {
    const request = { ...bloodless, attacker: { ...bloodless.attacker, retreat } };
    const odds = operations.siege.odds(request);
    expect([odds.attackerRetreats.toString(), odds.expectedRounds?.toString()]).toEqual(['1/1', `${rounds}/1`]);
    const played = operations.siege.resolve(request, () => 1);
    expect(played.outcome).toBe('attacker-retreated');
    expect(played.rounds).toHaveLength(rounds);
  });

  it('WR-BATTLE-013 is fought for the rounds asked for, and else not at all', () => {
    expect(operations.siege.odds({ ...bloodless, rounds: 3 }).expectedRounds?.toString()).toBe('3/1');
    const [fought, not] = [{ ...bloodless, rounds: 3 }, bloodless].map((request) => operations.siege.resolve(request, () => 1));
    expect([fought?.rounds.length, fought?.trace.at(-1)?.text]).toEqual([3, 'The rounds asked for are over.']);
    expect([not?.rounds.length, not?.trace.at(-1)?.text]).toEqual([0, 'Nobody can be killed any more.']);
  });
});

describe('every battle to the end', () => {
  it('has outcomes, and survivors, that add up to 1', () => {
    fc.assert(
      fc.property(armies, fc.constantFrom(...TERRAINS), ({ attacker, defender }, terrain) => {
        const odds = operations.battle.odds({ attacker, defender, terrain });
        expect(wholeOf(odds)).toBe('1/1');
        expect(Ratio.sum(odds.survivors.map(({ probability }) => probability)).toString()).toBe('1/1');
      }),
      { numRuns: FEW },
    );
  });

  it.each(['battle', 'siege'] as const)('is never worse for more units or a leader more (%s)', (operation) => {
    fc.assert(
      fc.property(armies, fc.constantFrom('regular', 'elite', 'leadership'), ({ attacker, defender }, more) => {
        const richer = { ...attacker, [more]: (attacker[more as 'regular'] ?? 0) + 1 };
        const [before, after] = [attacker, richer].map((side) => operations[operation].odds({ attacker: side, defender, losses: 'weakest-first' }));
        expect(after!.attackerWins.compare(before!.attackerWins)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: FEW },
    );
  });

  it('gives equal sides equal chances in the open', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }), (regular, elite, leadership) => {
        const one = { regular, elite, leadership };
        const { attackerWins, defenderWins } = operations.battle.odds({ attacker: one, defender: one });
        expect(attackerWins.equals(defenderWins)).toBe(true);
      }),
      { numRuns: FEW },
    );
  });
});

describe('work', () => {
  const many = { regular: 9, elite: 9, leadership: 3 };
  const defended = { attacker: { nation: 'saruman', ...many }, defender: { nation: 'rohan', ...many }, structure: 'fortress' };

  it('of an assault that strikes inside and outside is told before it begins, and such an assault can still be played', () => {
    expect(() => operations.siege.odds({ ...defended, strike: 'both' })).toThrow(TooMuchWorkError);
    expect(operations.siege.resolve({ ...defended, strike: 'both', rounds: 1 }, () => 1).rounds).toHaveLength(1);
  });
});

describe('the work of a spread of hits', () => {
  const leader = { regular: 100, elite: 100, leadership: 200 };

  it.each<[string, BattleRequest]>([
    ['one round of many who may all repeat', { attacker: leader, defender: leader, rounds: 1 }],
    ['one against many who are led', { attacker: { regular: 1 }, defender: { ...leader, leadership: 10 } }],
  ])('WR-LEAD-002 %s is refused before it begins', (_name, request) => {
    expect(() => operations.battle.odds(request)).toThrow(TooMuchWorkError);
  });
});

describe('the work of a field battle', () => {
  const body = (regular: number, leadership: number, elite = 0): BattleRequest['attacker'] => ({ regular, elite, leadership });

  it('WR-BATTLE-014 of twenty mixed units a side with leaders is done', () => {
    const mixed = { ...body(10, 5, 10), nation: 'rohan' };
    expect(operations.battle.odds({ attacker: { ...mixed, nation: 'saruman' }, defender: mixed, terrain: 'hills' }).survivors.length).toBeGreaterThan(20);
  });

  it.each<[string, BattleRequest]>([
    ['24 regulars a side, where 23 are not', { attacker: body(24, 5), defender: body(24, 5) }],
    ['27 regulars a side', { attacker: body(27, 0), defender: body(27, 0) }],
    ['40 against 15, led', { attacker: body(40, 5), defender: body(15, 5) }],
    ['60 against 6, all of whom repeat', { attacker: body(60, 60), defender: body(6, 6) }],
    ['60 regulars and 6 elites, led', { attacker: body(60, 5, 6), defender: body(6, 5) }],
    ['one round of a hundred a side', { attacker: body(100, 5), defender: body(100, 5), rounds: 1 }],
  ])('WR-BATTLE-014 of %s is refused before it begins', (_name, request) => {
    expect(() => checkWork(planBattle(index, request))).toThrow(TooMuchWorkError);
  });

  it('WR-BATTLE-014 of 23 regulars a side is not refused', () => {
    expect(() => checkWork(planBattle(index, { attacker: body(23, 5), defender: body(23, 5) }))).not.toThrow();
  });
});
