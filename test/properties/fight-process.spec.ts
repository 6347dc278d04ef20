import { describe, expect, it } from '@jest/globals';
import { endings, play } from '../../src/rules/dice/chance.js';
import type { FightPlan, Pool, PoolDice } from '../../src/rules/strategy-battle/combat/fight-plan.js';
import { fightProcess } from '../../src/rules/strategy-battle/combat/fight-process.js';
import { fightStart, type FightState } from '../../src/rules/strategy-battle/combat/fight-state.js';
import { FightTable } from '../../src/rules/strategy-battle/combat/fight-table.js';
import { aPart, aPlan, aStriker, aVictim } from '../support/combat/plans.js';
import { everySequence, lowest, tally } from '../support/every-sequence.js';

const pool = (side: 'good' | 'evil', count: number, more: Partial<Pool> = {}): Pool => ({ side, modifier: 0, count, hero: null, ...more });
const diceOf = (pools: readonly Pool[]): PoolDice[] => pools.map((each, index) => ({ pool: index, by: `${each.side}/${index}`, count: each.count }));
const withPools = (pools: Pool[], more: Partial<FightPlan> = {}): FightPlan => aPlan({ pools, dice: diceOf(pools), ...more });
const hero = (side: 'good' | 'evil', points: number, more = {}): FightPlan['heroes'][number] => ({ side, by: `${side}/0`, points, cost: 1, toWin: true, toWound: false, bid: null, ...more });

const ending = (state: FightState): string => JSON.stringify([state.winner, state.points, state.victims]);

const exact = (plan: FightPlan): Map<string, string> => {
  const sums = new Map<string, [bigint, bigint]>();
  for (const end of endings(fightProcess(plan), fightStart(plan))) {
    const [num, den] = sums.get(ending(end.state)) ?? [0n, 1n];
    sums.set(ending(end.state), [num * end.den + end.num * den, den * end.den]);
  }
  return new Map([...sums].map(([key, [num, den]]) => [key, lowest(num, den)]));
};
const played = (plan: FightPlan): Map<string, string> =>
  tally(everySequence((faces) => play(fightProcess(plan), fightStart(plan), new FightTable(faces))), ending);
const chance = (plan: FightPlan, which: (state: FightState) => boolean): string => {
  let [num, den] = [0n, 1n];
  for (const end of endings(fightProcess(plan), fightStart(plan))) if (which(end.state)) [num, den] = [num * end.den + end.num * den, den * end.den];
  return lowest(num, den);
};
const goodWins = (state: FightState): boolean => state.winner === 'good';
const evilSlain = (state: FightState): boolean => state.winner === 'good' && state.victims[0]?.rider === 0;

const higher = { fight: { good: 4, evil: 3 } };
const situations: readonly [string, FightPlan][] = [
  ['one against one', aPlan()],
  ['higher Fight, two dice', withPools([pool('good', 2), pool('evil', 1)], higher)],
  ['two-handed', withPools([pool('good', 1, { modifier: -1 }), pool('evil', 1)], { strikers: { good: [aStriker({ woundBonus: 1 })], evil: [aStriker({ by: 'evil/0' })] } })],
  ['a banner for Good', withPools([pool('good', 2), pool('evil', 1)], { banners: { good: true, evil: false } })],
  ['banners for both', withPools([pool('good', 1), pool('evil', 1)], { ...higher, banners: { good: true, evil: true } })],
  ['Might to win', withPools([pool('good', 1, { hero: 0 }), pool('evil', 1)], { heroes: [hero('good', 2)] })],
  ['Might to win and to wound, a two-roll result', withPools([pool('good', 1, { hero: 0 }), pool('evil', 1)], { heroes: [hero('good', 2, { toWound: true })],
    strikers: { good: [aStriker({ hero: 0, strength: 4 })], evil: [aStriker({ by: 'evil/0' })] }, victims: { good: [aVictim({ side: 'good', by: 'good/0' })], evil: [aVictim({ rider: aPart({ defence: 9 }) })] } })],
  ['Fate and two Wounds', aPlan({ strikers: { good: [aStriker({ attacks: 2 })], evil: [aStriker({ by: 'evil/0' })] }, victims: { good: [aVictim({ side: 'good' })], evil: [aVictim({ rider: aPart({ wounds: 2, fate: 2 }) })] } })],
  ['trapped', aPlan({ victims: { good: [aVictim({ side: 'good' })], evil: [aVictim({ doubled: true })] } })],
  ['a mount is aimed at', aPlan({ strikers: { good: [aStriker({ aims: [{ victim: 0, part: 'mount' }, { victim: 0, part: 'rider' }] })], evil: [aStriker({ by: 'evil/0' })] },
    victims: { good: [aVictim({ side: 'good' })], evil: [aVictim({ mount: aPart({ defence: 4 }) })] } })],
  ['the lash', aPlan({ strikers: { good: [aStriker({ lash: true, strength: 8 })], evil: [aStriker({ by: 'evil/0' })] }, victims: { good: [aVictim({ side: 'good' })], evil: [aVictim({ rider: aPart({ wounds: 3 }) })] } })],
  ['a barrier', aPlan({ strikers: { good: [aStriker({ barrier: true })], evil: [aStriker({ by: 'evil/0' })] } })],
  ['the horn', aPlan({ horn: { blower: 'good', by: 'evil/0', needed: 8 } })],
];

describe('odds are the enumeration of resolve', () => {
  it.each(situations)('SB-FIGHT-002 %s', (_, plan) => {
    expect(exact(plan)).toEqual(played(plan));
  });
});

describe('numbers to hold', () => {
  it.each([
    ['SB-FIGHT-002 one die each, equal Fight', chance(aPlan(), goodWins), '1/2'],
    ['SB-FIGHT-002 higher Fight', chance(aPlan(higher), goodWins), '7/12'],
    ['SB-FIGHT-006 two dice and higher Fight', chance(withPools([pool('good', 2), pool('evil', 1)], higher), goodWins), '161/216'],
    ['SB-FIGHT-008 three Goblins on one Man', chance(withPools([pool('good', 1), pool('evil', 3)], higher), goodWins), '49/144'],
    ['SB-WEAP-008 two-handed', chance(withPools([pool('good', 1, { modifier: -1 }), pool('evil', 1)]), goodWins), '13/36'],
    ['SB-WEAP-008 two-handed beside a sword', chance(withPools([pool('good', 1, { modifier: -1 }), pool('good', 1), pool('evil', 1)]), goodWins), '16/27'],
    ['SB-BANNER-005 one banner', chance(withPools([pool('good', 1), pool('evil', 1)], { banners: { good: true, evil: false } }), goodWins), '35/54'],
    ['SB-BANNER-005 two dice with a banner', chance(withPools([pool('good', 2), pool('evil', 1)], { banners: { good: true, evil: false } }), goodWins), '107/144'],
    ['SB-BANNER-006 both, equal', chance(withPools([pool('good', 1), pool('evil', 1)], { banners: { good: true, evil: true } }), goodWins), '1/2'],
    ['SB-BANNER-006 both, higher Fight', chance(withPools([pool('good', 1), pool('evil', 1)], { ...higher, banners: { good: true, evil: true } }), goodWins), '791/1296'],
    ['SB-MIGHT-001 one point', chance(withPools([pool('good', 1, { hero: 0 }), pool('evil', 1)], { heroes: [hero('good', 1)] }), goodWins), '23/36'],
    ['SB-FIGHT-005 slays', chance(aPlan({ victims: { good: [aVictim({ side: 'good' })], evil: [aVictim()] } }), evilSlain), '1/6'],
    ['SB-DEF-004 across a barrier', chance(aPlan({ strikers: { good: [aStriker({ barrier: true })], evil: [aStriker({ by: 'evil/0' })] }, victims: { good: [aVictim({ side: 'good' })], evil: [aVictim({ rider: aPart({ defence: 6 }) })] } }), evilSlain), '1/24'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});
