import { describe, expect, it } from '@jest/globals';
import type { CombatReference } from '../../src/rules/strategy-battle/combat/combat-reference.js';
import type { Combatant } from '../../src/rules/strategy-battle/combat/combatant.js';
import { createClimb } from '../../src/rules/strategy-battle/combat/tests/climb.js';
import type { ClimbRequest } from '../../src/rules/strategy-battle/combat/tests/climb-types.js';
import { createFall } from '../../src/rules/strategy-battle/combat/tests/fall.js';
import type { FallerResult, FallRequest } from '../../src/rules/strategy-battle/combat/tests/fall-types.js';
import { createJump } from '../../src/rules/strategy-battle/combat/tests/jump.js';
import type { JumpRequest, PartAfter, PartOdds } from '../../src/rules/strategy-battle/combat/tests/jump-types.js';
import { createMount } from '../../src/rules/strategy-battle/combat/tests/mount.js';
import type { MountRequest } from '../../src/rules/strategy-battle/combat/tests/mount-types.js';
import { createThrownRider } from '../../src/rules/strategy-battle/combat/tests/thrown-rider.js';
import { aloneAndInPairs, withRules } from '../support/combat/rulebook.js';
import { Enumeration } from '../support/combat/shares.js';

const RULES = ['goblin-jumping', 'old', 'expert-rider', 'hunting-instinct', 'the-one-ring', 'shelob-movement'];
const ruleSets = aloneAndInPairs(RULES);
const called = (rules: readonly string[]): string => (rules.length === 0 ? 'no rule' : rules.join(' and '));

const warrior: Combatant = { unit: 'warrior-of-gondor' };
const hero = (might: number, more: Combatant = {}): Combatant => ({ unit: 'faramir', wounds: 2, might, fate: 1, spend: { might: 'to-win', fate: 'always' }, ...more });
const knight: Combatant = { unit: 'knight-of-minas-tirith' };
const carrying: Combatant = { unit: 'legolas', options: ['horse'], wounds: 1, fate: 0, passenger: { unit: 'gimli', wounds: 1, fate: 0 } };

/** Each part's chances are those that the runs show. */
function expectHarm<R>(harm: readonly PartOdds[], runs: Enumeration<R>, afterOf: (result: R) => readonly PartAfter[]): void {
  harm.forEach(({ slain, wounds }, index) => {
    const start = wounds.length - 1;
    expect(wounds.map(String)).toEqual(runs.spread(start, (result) => start - (afterOf(result)[index]?.wounds ?? -1)));
    expect(slain.toString()).toBe(runs.share((result) => afterOf(result)[index]?.slain === true));
  });
}

function provesJump(reference: CombatReference, request: JumpRequest): void {
  const { odds, resolve } = createJump(reference);
  const runs = new Enumeration((faces) => resolve(request, faces));
  const { fails, stops, goesOn, falls, thrown, harm } = odds(request);
  expect([fails, stops, goesOn].map(String)).toEqual((['fails', 'stops', 'goes-on'] as const).map((outcome) => runs.share((result) => result.outcome === outcome)));
  expect([falls, thrown].map(String)).toEqual([runs.share((result) => result.falls), runs.share((result) => result.thrown)]);
  expectHarm(harm, runs, ({ after }) => after);
}

describe('a jump: odds are the enumeration of resolve', () => {
  const jumps: readonly [string, JumpRequest][] = [
    ['an obstacle', { model: warrior, over: 'obstacle' }],
    ['a larger obstacle', { model: warrior, over: 'obstacle', larger: true }],
    ['a gap of 3"', { model: { ...warrior, count: 1 }, over: 'gap', depth: { inches: 3 } }],
    ['a gap, two Wounds and Fate', { model: hero(0), over: 'gap', depth: { inches: 2 } }],
    ['a drop that is safe', { model: warrior, over: 'drop', size: { height: 30 }, modelHeight: 28 }],
    ['Might for the best', { model: hero(2), over: 'obstacle' }],
    ['Might for a success', { model: hero(2), over: 'gap', larger: true, mightFor: 'success', depth: { inches: 1 } }],
    ['Might at a double price', { model: hero(3, { mightCost: 2 }), over: 'obstacle', larger: true }],
    ['on horseback', { model: knight, over: 'obstacle', larger: true }],
    ['on horseback, once', { model: knight, over: 'obstacle', tryAgain: false }],
    ['on horseback with a passenger', { model: carrying, over: 'obstacle' }],
    ['on horseback over a gap', { model: knight, over: 'gap', size: { width: 20 }, modelHeight: 12, depth: { cm: 3 } }],
    ['a mounted Hero', { model: { ...hero(1), options: ['horse'] }, over: 'obstacle' }],
    ['an Elf of Lothlórien over a gap', { model: { unit: 'celeborn', wounds: 1, fate: 2, spend: { fate: 'always' } }, over: 'gap', depth: { inches: 1 }, scenarioRules: ['lothlorien', 'power-of-galadriel'] }],
  ];
  it.each(jumps)('SB-OBST-004 %s', (_, request) => provesJump(withRules(), request));

  it.each(ruleSets.map((rules) => [called(rules), rules] as const))('SB-OBST-006 SB-SPEC-069 SB-CAV-010 on foot and mounted with %s', (_, rules) => {
    provesJump(withRules(...rules), { model: hero(1, { wounds: 2 }), over: 'gap', depth: { inches: 1 } });
    provesJump(withRules(...rules), { model: knight, over: 'water', larger: true, tryAgain: !rules.includes('old') });
  });
});

describe('a climb: odds are the enumeration of resolve', () => {
  const climbs: readonly [string, ClimbRequest][] = [
    ['one roll', { model: warrior }],
    ['three rolls, nothing measured', { model: warrior, rolls: 3 }],
    ['up 5"', { model: warrior, surface: { height: { inches: 5 } } }],
    ['part of the way up', { model: warrior, surface: { height: { inches: 9 } }, rolls: 2 }],
    ['down 8cm from 5cm', { model: warrior, direction: 'down', surface: { height: { cm: 8 }, from: { cm: 5 }, used: { cm: 4 } } }],
    ['a Hero with Might and Fate', { model: hero(2), surface: { height: { inches: 5 } } }],
    ['a fall that is safe', { model: warrior, surface: { height: { cm: 9 } }, modelHeight: 40 }],
  ];
  const proves = (reference: CombatReference, request: ClimbRequest): void => {
    const { odds, resolve } = createClimb(reference);
    const runs = new Enumeration((faces) => resolve(request, faces));
    const { falls, climbsOn, stops, goesOn, moves, harm } = odds(request);
    expect([falls, climbsOn, stops, goesOn].map(String)).toEqual((['falls', 'climbs-on', 'stops', 'goes-on'] as const).map((outcome) => runs.share((result) => result.outcome === outcome)));
    expect(moves.map((move) => move.falls.toString())).toEqual(moves.map((_, index) => runs.share(({ outcome, passed }) => outcome === 'falls' && passed === index)));
    expectHarm(harm, runs, ({ after }) => after);
  };
  it.each(climbs)('SB-CLIMB-002 %s', (_, request) => proves(withRules(), request));

  it.each(ruleSets.map((rules) => [called(rules), rules] as const))('SB-CLIMB-004 SB-SPEC-069 with %s', (_, rules) => {
    proves(withRules(...rules), { model: hero(1), surface: { height: { inches: 2 }, from: { inches: 1 } } });
  });
});

describe('a fall: odds are the enumeration of resolve', () => {
  const below = { model: hero(0, { wounds: 1, spend: { fate: 'none' } }), fall: { inches: 1 } };
  const falls: readonly [string, FallRequest][] = [
    ['of 3"', { model: warrior, fall: { inches: 3 } }],
    ['of 5cm with Wounds and Fate', { model: hero(1, { fate: 2 }), fall: { cm: 5 } }],
    ['of a beaten climber', { model: warrior, fall: { inches: 3 }, because: 'beaten' }],
    ['that is safe', { model: warrior, fall: { cm: 5 }, modelHeight: 28 }],
    ['with two climbers below', { model: warrior, fall: { inches: 1 }, because: 'beaten', below: [below, { model: warrior, fall: { inches: 1 } }] }],
  ];
  const proves = (reference: CombatReference, request: FallRequest): void => {
    const { odds, resolve } = createFall(reference);
    const runs = new Enumeration((faces) => resolve(request, faces));
    const chances = odds(request);
    [chances, ...chances.below].forEach((faller, index) => {
      const of = (result: FallerResult & { readonly below: readonly FallerResult[] }): FallerResult => [result, ...result.below][index] as FallerResult;
      expect(faller.falls.toString()).toBe(runs.share((result) => of(result).falls));
      expectHarm([faller.harm], runs, (result) => [of(result).after]);
    });
    if (chances.noneBelowFalls !== null) expect(chances.noneBelowFalls.toString()).toBe(runs.share((result) => !result.below.some((faller) => faller.falls)));
  };
  it.each(falls)('SB-FALL-001 SB-ELEV-003 SB-ELEV-004 %s', (_, request) => proves(withRules(), request));

  it.each(ruleSets.map((rules) => [called(rules), rules] as const))('SB-FALL-001 with %s', (_, rules) => {
    proves(withRules(...rules), { model: hero(1), fall: { inches: rules.includes('hunting-instinct') ? 1 : 2 }, because: 'beaten' });
  });
});

describe('mounting: odds are the enumeration of resolve', () => {
  const mounts: readonly [string, MountRequest][] = [
    ['a Man', { model: { unit: 'captain-of-men', variant: 'gondor' }, mount: 'horse' }],
    ['an expert rider', { model: { unit: 'rider-of-rohan' } }],
    ['an expert rider with Might', { model: { unit: 'eomer', might: 3, spend: { might: 'both' } }, mount: 'horse' }],
    ['a passenger with Might', { model: { unit: 'gimli', might: 1, spend: { might: 'to-win' } }, behind: { unit: 'legolas', options: ['horse'] }, mightFor: 'success' }],
  ];
  const proves = (reference: CombatReference, request: MountRequest): void => {
    const { odds, resolve } = createMount(reference);
    const runs = new Enumeration((faces) => resolve(request, faces));
    const { fails, stops, goesOn } = odds(request);
    expect([fails, stops, goesOn].map(String)).toEqual((['fails', 'stops', 'goes-on'] as const).map((outcome) => runs.share((result) => result.outcome === outcome)));
  };
  it.each(mounts)('SB-CAV-008 SB-CAV-013 %s', (_, request) => proves(withRules(), request));

  it.each(ruleSets.map((rules) => [called(rules), rules] as const))('SB-CAV-010 SB-SPEC-069 with %s', (_, rules) => {
    proves(withRules(...rules), { model: { unit: 'captain-of-men', variant: 'gondor', might: 1, spend: { might: 'to-win' } }, mount: 'horse' });
  });
});

describe('a thrown rider: odds are the enumeration of resolve', () => {
  const thrown: readonly [string, Combatant][] = [
    ['a knight', knight],
    ['rider and passenger', carrying],
    ['a Hero with Might and Fate', { ...hero(2), options: ['horse'] }],
    ['on a monstrous mount', { unit: 'witch-king', options: ['fell-beast'] }],
  ];
  const proves = (reference: CombatReference, model: Combatant): void => {
    const { odds, resolve } = createThrownRider(reference);
    const runs = new Enumeration((faces) => resolve({ model }, faces));
    const chances = odds({ model }).thrown;
    chances.forEach(({ knockedFlying, risesFromTheDust, leapsIntoAction }, index) => {
      const share = (fits: (score: number) => boolean): string => runs.share(({ after }) => fits(after[index]?.thrown ?? 0));
      expect([knockedFlying, risesFromTheDust, leapsIntoAction].map(String)).toEqual([share((score) => score === 1), share((score) => score > 1 && score < 6), share((score) => score === 6)]);
    });
    expectHarm(chances, runs, ({ after }) => after);
  };
  it.each(thrown)('SB-CAV-019 SB-CAV-020 %s', (_, model) => proves(withRules(), model));

  it.each(ruleSets.map((rules) => [called(rules), rules] as const))('SB-CAV-020 with %s', (_, rules) => proves(withRules(...rules), { ...hero(1), options: ['horse'] }));
});
