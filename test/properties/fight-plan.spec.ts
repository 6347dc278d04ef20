import { describe, expect, it } from '@jest/globals';
import { fightChances } from '../../src/rules/strategy-battle/combat/fight/fight-chances.js';
import type { FightPlan } from '../../src/rules/strategy-battle/combat/fight/plan.js';
import { aHero, aPart, aPlan, aPool, aStriker, aVictim, withPools } from '../support/combat/plans.js';
import { enumerated, followed } from '../support/combat/readings.js';

const higher = { fight: { good: 4, evil: 3 } };
const good = [aVictim({ side: 'good', by: 'good/0' })];
const evilBlow = [aStriker({ by: ['evil/0'] })];
/** Good wins without dice, so that all the dice go into its blows. */
const blows = (strikers: FightPlan['strikers']['good'], victims: FightPlan['victims']['evil'], more: Partial<FightPlan> = {}): FightPlan =>
  aPlan({ walkover: 'good', pools: [], dice: [], strikers: { good: strikers, evil: [] }, victims: { good, evil: victims }, ...more });
const riders = (count: number, more = {}): FightPlan['victims']['evil'] =>
  Array.from({ length: count }, (_, model) => aVictim({ model, by: `evil/${model}`, mount: aPart({ defence: 4 }), ...more }));
const inTurn = (count: number, part: 'rider' | 'mount' = 'rider'): { victim: number; part: 'rider' | 'mount' }[] => Array.from({ length: count }, (_, victim) => ({ victim, part }));

const situations: readonly [string, FightPlan][] = [
  ['one against one', aPlan()],
  ['higher Fight, two dice', withPools([aPool('good', 2), aPool('evil', 1)], higher)],
  ['two-handed', withPools([aPool('good', 1, { modifier: -1 }), aPool('evil', 1)], { strikers: { good: [aStriker({ woundBonus: 1 })], evil: evilBlow } })],
  ['two weapons in one pool', withPools([{ side: 'good', hero: null, parts: [{ modifier: -1, count: 1 }, { modifier: 0, count: 1 }] }, aPool('evil', 1)])],
  ['a banner for Good', withPools([aPool('good', 2), aPool('evil', 1)], { banners: { good: true, evil: false } })],
  ['a banner over two pools', withPools([aPool('good', 1, { modifier: -1 }), aPool('good', 1), aPool('evil', 1)], { banners: { good: true, evil: false } })],
  ['banners for both', withPools([aPool('good', 1), aPool('evil', 1)], { ...higher, banners: { good: true, evil: true } })],
  ['Might to win', withPools([aPool('good', 1, { hero: 0 }), aPool('evil', 1)], { heroes: [aHero('good', 2)] })],
  ['Might to win with a banner against it', withPools([aPool('good', 1, { hero: 0 }), aPool('evil', 1)], { heroes: [aHero('good', 1)], banners: { good: false, evil: true } })],
  ['bids of both sides', withPools([aPool('good', 1, { hero: 0 }), aPool('evil', 1, { hero: 1 })], { heroes: [aHero('good', 2, { bid: 1 }), aHero('evil', 3, { bid: 2 })] })],
  ['Might to win and to wound, a two-roll result', withPools([aPool('good', 1, { hero: 0 }), aPool('evil', 1)], { heroes: [aHero('good', 2, { toWound: true })],
    strikers: { good: [aStriker({ hero: 0, strength: 4 })], evil: evilBlow }, victims: { good, evil: [aVictim({ rider: aPart({ defence: 9 }) })] } })],
  ['Might to wound in three Attacks', blows([aStriker({ hero: 0, attacks: 3 })], [aVictim({ rider: aPart({ wounds: 2 }) })], { heroes: [aHero('good', 2, { toWin: false, toWound: true })] })],
  ['Might at the double cost', blows([aStriker({ hero: 0, attacks: 2 })], [aVictim()], { heroes: [aHero('good', 3, { toWin: false, toWound: true, cost: 2 })] })],
  ['Fate and two Wounds', blows([aStriker({ attacks: 3 })], [aVictim({ rider: aPart({ wounds: 2, fate: 2 }) })])],
  ['trapped', blows([aStriker({ attacks: 2 })], [aVictim({ doubled: true, rider: aPart({ wounds: 2 }) })])],
  ['three victims in turn', blows([aStriker({ attacks: 4, strength: 4, aims: inTurn(3) })], riders(3, { mount: null }))],
  ['one victim spared', blows([aStriker({ attacks: 2, aims: inTurn(2) })], [aVictim({ spared: true }), aVictim()])],
  ['a mount is aimed at', blows([aStriker({ attacks: 2, aims: [...inTurn(1, 'mount'), ...inTurn(1)] })], riders(1))],
  ['rider and passenger are thrown', blows([aStriker({ aims: inTurn(1, 'mount') })], riders(1, { passenger: aPart({ defence: 3 }) }))],
  ['cavalry laid prone, and struck in turn', blows([aStriker({ attacks: 2, strength: 5, aims: inTurn(2) })], riders(2, { knockedDown: true }))],
  ['the lash', blows([aStriker({ lash: true, attacks: 2, strength: 8 })], [aVictim({ rider: aPart({ wounds: 3 }) })])],
  ['the lash at a trapped enemy', blows([aStriker({ lash: true, strength: 4 })], [aVictim({ doubled: true, rider: aPart({ wounds: 4, defence: 7 }) })])],
  ['the chain', blows([aStriker({ chain: true, attacks: 1 })], [aVictim({ rider: aPart({ wounds: 2 }) })])],
  ['the chain at a trapped enemy', blows([aStriker({ chain: true, attacks: 1 })], [aVictim({ doubled: true, rider: aPart({ wounds: 3 }) })])],
  ['a sweep', blows([aStriker({ sweep: inTurn(3), strength: 8, aims: inTurn(3) })], [aVictim(), aVictim({ doubled: true }), aVictim({ rider: aPart({ wounds: 2 }) })])],
  ['a sweep with Might', blows([aStriker({ hero: 0, sweep: inTurn(3), aims: inTurn(3) })], riders(3, { mount: null }), { heroes: [aHero('good', 2, { toWound: true })] })],
  ['a barrier', aPlan({ strikers: { good: [aStriker({ barrier: true })], evil: evilBlow } })],
  ['the horn', aPlan({ horn: { blower: 'good', by: 'evil/0', needed: 8 } })],
  ['by Courage', blows([aStriker({ byCourage: true })], [aVictim({ rider: aPart({ courage: 0 }) })])],
  ['never above 4', blows([aStriker({ neverAbove: 4 })], [aVictim({ rider: aPart({ defence: 10 }) })])],
  ['slays outright', blows([aStriker({ slaysOutright: true, attacks: 2 })], [aVictim({ rider: aPart({ wounds: 3, fate: 1 }) })])],
  ['the Ring', blows([aStriker({ attacks: 2, strength: 10 })], [aVictim({ rider: aPart({ ring: true }) })])],
  ['flees', blows([aStriker({ strength: 10 })], [aVictim({ rider: aPart({ wounds: 3, flees: true }) })])],
  ['an early save before Fate', blows([aStriker({ strength: 10 })], [aVictim({ rider: aPart({ earlySaveOn: 6, fate: 1, fateOn: 2 }) })])],
];

describe('odds are the enumeration of resolve', () => {
  it.each(situations)('SB-FIGHT-002 %s', (_, plan) => {
    expect(followed(plan)).toEqual(enumerated(plan));
  });
});

describe('many equal Attacks in a row are as many Attacks one after another', () => {
  const victims: readonly [string, FightPlan['victims']['evil']][] = [
    ['one Wound', [aVictim()]],
    ['Wounds and Fate', [aVictim({ rider: aPart({ wounds: 3, fate: 2 }) })]],
    ['trapped', [aVictim({ doubled: true, rider: aPart({ wounds: 3 }) })]],
    ['several in turn', riders(4, { mount: null, rider: aPart({ wounds: 2 }) })],
    ['cavalry laid prone', riders(3, { knockedDown: true })],
  ];
  it.each(victims)('SB-FIGHT-010 %s', (_, struck) => {
    const aims = inTurn(struck.length);
    const names = Array.from({ length: 13 }, (__, index) => `good/${index}`);
    const inOne = blows([aStriker({ by: names, aims })], struck);
    const oneByOne = blows(names.map((name) => aStriker({ by: [name], aims })), struck);
    expect(followed(inOne)).toEqual(followed(oneByOne));
  });
});

const goodWins = (plan: FightPlan): string => fightChances(plan).win.good.toFraction().toString();
const evilSlain = (plan: FightPlan): string | undefined => fightChances(plan).losses.evil[0]?.rider?.at(-1)?.toFraction().toString();

describe('numbers to hold', () => {
  it.each([
    ['SB-FIGHT-002 one die each, equal Fight', goodWins(aPlan()), '1/2'],
    ['SB-FIGHT-002 higher Fight', goodWins(aPlan(higher)), '7/12'],
    ['SB-FIGHT-006 two dice and higher Fight', goodWins(withPools([aPool('good', 2), aPool('evil', 1)], higher)), '161/216'],
    ['SB-FIGHT-008 three Goblins on one Man', goodWins(withPools([aPool('good', 1), aPool('evil', 3)], higher)), '49/144'],
    ['SB-WEAP-008 two-handed', goodWins(withPools([aPool('good', 1, { modifier: -1 }), aPool('evil', 1)])), '13/36'],
    ['SB-WEAP-008 two-handed beside a sword', goodWins(withPools([aPool('good', 1, { modifier: -1 }), aPool('good', 1), aPool('evil', 1)])), '16/27'],
    ['SB-BANNER-005 one banner', goodWins(withPools([aPool('good', 1), aPool('evil', 1)], { banners: { good: true, evil: false } })), '35/54'],
    ['SB-BANNER-005 two dice with a banner', goodWins(withPools([aPool('good', 2), aPool('evil', 1)], { banners: { good: true, evil: false } })), '107/144'],
    ['SB-BANNER-006 both, equal', goodWins(withPools([aPool('good', 1), aPool('evil', 1)], { banners: { good: true, evil: true } })), '1/2'],
    ['SB-BANNER-006 both, higher Fight', goodWins(withPools([aPool('good', 1), aPool('evil', 1)], { ...higher, banners: { good: true, evil: true } })), '791/1296'],
    ['SB-MIGHT-001 one point', goodWins(withPools([aPool('good', 1, { hero: 0 }), aPool('evil', 1)], { heroes: [aHero('good', 1)] })), '23/36'],
    ['SB-FIGHT-005 slays', evilSlain(aPlan()), '1/6'],
    ['SB-DEF-004 across a barrier', evilSlain(aPlan({ strikers: { good: [aStriker({ barrier: true })], evil: evilBlow }, victims: { good, evil: [aVictim({ rider: aPart({ defence: 6 }) })] } })), '1/24'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});
