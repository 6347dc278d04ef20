import type { Mount } from '../../../src/rules/strategy-battle/reference.js';
import { aRace, aReference, aScenario, aSpecialRule, aUnitRecord, aVariant, anEffect, anItem, anOption, someLimits } from './records.js';

const missile = { range: { inches: 24, cm: 56 }, strength: 2, moveCost: 'half' as const };
const horse: Mount = {
  profile: { fight: 0, shoot: null, strength: 3, defence: 4, attacks: 0, wounds: 1, courage: 3 },
  move: { inches: 10, cm: 24 }, monstrous: false, flies: false, carriesPassenger: true,
};
const drake: Mount = {
  profile: { fight: 5, shoot: null, strength: 6, defence: 6, attacks: 2, wounds: 3, courage: 3 },
  move: { inches: 12, cm: 28 }, monstrous: true, flies: true, carriesPassenger: false,
};

const wargear = [
  anItem('sword', 'hand-weapon'),
  anItem('star-sword', 'hand-weapon', { magical: true, effects: [anEffect({ characteristic: 'strength', rule: 'SB-SPEC-001' })] }),
  anItem('great-axe', 'two-handed', { excludes: ['bow', 'crossbow', 'shield'], rule: 'SB-WEAP-007' }),
  anItem('spear', 'spear'),
  anItem('lance', 'lance'),
  anItem('bow', 'bow', { missile }),
  anItem('crossbow', 'crossbow', { missile }),
  anItem('javelin', 'throwing', { missile }),
  anItem('leather', 'armour', { effects: [anEffect()] }),
  anItem('plate', 'armour', { effects: [anEffect({ amount: 2 })] }),
  anItem('shield', 'shield', { effects: [anEffect({ condition: 'no-bow', rule: 'SB-PROF-003' })] }),
  anItem('banner', 'banner', { keepsOnly: ['armour', 'mount', 'banner'], rule: 'SB-BANNER-002' }),
  anItem('cloak', 'cloak'),
  anItem('orb', 'item', { magical: true }),
  anItem('horse', 'mount', { mount: horse }),
  anItem('drake', 'mount', { mount: drake }),
];

const specialRules = [
  aSpecialRule('expert-rider'), aSpecialRule('evil-steeds'), aSpecialRule('gwaihir-mount'), aSpecialRule('gwaihir-and-the-ring'), aSpecialRule('fly'),
  aSpecialRule('stones', { missile }),
  aSpecialRule('orb', { wargear: 'orb' }),
];

const good = [
  aUnitRecord('footman', {
    wargear: ['leather', 'sword'],
    profile: { shoot: 4 },
    options: [anOption('shield'), anOption('bow'), anOption('spear'), anOption('banner', { points: 25, perHero: true })],
  }),
  aUnitRecord('axeman', {
    options: [anOption('sword', { points: 0, excludes: ['great-axe'], rule: 'SB-ARMY-013' }), anOption('great-axe', { points: 0, excludes: ['sword'], rule: 'SB-ARMY-013' }), anOption('shield')],
  }),
  aUnitRecord('plains-rider', {
    points: 13,
    wargear: ['leather', { id: 'shield', defence: 1 }, 'bow', 'sword', 'horse'],
    profile: { shoot: 4, defence: 5 },
    options: [anOption('javelin'), anOption('banner', { points: 25, perHero: true })],
    specialRules: ['expert-rider'],
  }),
  aUnitRecord('stone-thrower', { race: 'halfling', profile: { shoot: 3 }, specialRules: ['stones'] }),
  aUnitRecord('giant', { points: 90, profile: { strength: 7 } }),
  aUnitRecord('captain', {
    kind: 'hero', points: 40, profile: { shoot: 4 }, wargear: ['sword'],
    options: [
      anOption('leather', { points: 5, excludes: ['plate'], rule: 'SB-ARMY-012' }),
      anOption('plate', { points: 10, excludes: ['leather'], variants: ['north'], rule: 'SB-ARMY-011' }),
      anOption('shield', { points: 5 }), anOption('bow', { points: 5 }), anOption('horse', { points: 10 }), anOption('cloak', { points: 10 }),
      anOption('lance', { points: 5 }),
      anOption('javelin', { points: 5, requires: ['horse'], rule: 'SB-ARMY-011' }),
    ],
    variants: [aVariant('north'), aVariant('south', { specialRules: ['expert-rider'], groups: ['southerners'] })],
  }),
  aUnitRecord('marshal', { kind: 'hero', points: 50, wargear: ['sword', { id: 'shield', defence: 1 }], profile: { defence: 6 } }),
  aUnitRecord('axe-lord', { kind: 'hero', points: 60, wargear: ['great-axe'] }),
  aUnitRecord('ranger-lord', {
    kind: 'hero', points: 70, unique: true, profile: { defence: 5 }, wargear: ['leather', 'sword'],
    options: [anOption('plate', { points: 5, effects: [anEffect({ amount: 1 })] })],
  }),
  aUnitRecord('ring-finder', {
    kind: 'hero', points: 60, unique: true, race: 'halfling', ringBearer: { rank: 1, always: true },
    options: [anOption('star-sword', { points: 15, excludedByUnits: ['ring-heir'], rule: 'SB-ARMY-006' })],
  }),
  aUnitRecord('ring-heir', {
    kind: 'hero', points: 90, unique: true, race: 'halfling', ringBearer: { rank: 2, always: false },
    profile: { strength: 3 }, wargear: [{ id: 'star-sword', strength: 1 }],
  }),
  aUnitRecord('ring-taker', { kind: 'hero', points: 100, unique: true, ringBearer: { rank: 3, always: false } }),
  aUnitRecord('sage', { kind: 'hero', points: 150, unique: true, mayRide: ['great-bird'], inclusion: { exclusiveSet: 'sages', rule: 'SB-ARMY-005' } }),
  aUnitRecord('sage-reborn', { kind: 'hero', points: 200, unique: true, mayRide: ['great-bird'], inclusion: { exclusiveSet: 'sages', rule: 'SB-ARMY-005' } }),
  aUnitRecord('great-bird', {
    kind: 'hero', points: 75, unique: true, race: 'bird', profile: { fight: 8, strength: 5, attacks: 2 }, move: { inches: 12, cm: 28 },
    specialRules: ['fly', 'gwaihir-mount', 'gwaihir-and-the-ring'],
    inclusion: { companions: ['sage', 'sage-reborn'], notUnderground: true, rule: 'SB-ARMY-009' },
  }),
];

const evil = [
  aUnitRecord('goblin', { side: 'evil', race: 'goblin', options: [anOption('bow'), anOption('shield')], profile: { shoot: 5 } }),
  aUnitRecord('warlord', { side: 'evil', race: 'goblin', kind: 'hero', points: 40, wargear: ['orb'] }),
  aUnitRecord('wraith', {
    side: 'evil', kind: 'hero', points: 120, specialRules: ['evil-steeds'], inclusion: { max: 3, rule: 'SB-ARMY-010' },
    options: [anOption('horse', { points: 10, excludes: ['drake'], rule: 'SB-ARMY-010' }), anOption('drake', { points: 60, excludes: ['horse'], rule: 'SB-ARMY-010' })],
  }),
  aUnitRecord('ring-seeker', { side: 'evil', kind: 'hero', points: 0, unique: true, inclusion: { opponentRingBearer: true, rule: 'SB-ARMY-007' } }),
  aUnitRecord('great-spider', { side: 'evil', kind: 'hero', points: 90, unique: true }),
];

const third = { numerator: 1, denominator: 3 };
const onFoot = someLimits({ bows: third, maxHeroes: 0, mountedAllowed: false });
const scenarios = [
  aScenario('skirmish', { rule: 'SB-S01-002', pointsMatch: { equalValues: false, good: onFoot, evil: { ...onFoot, share: { numerator: 3, denominator: 4 } } } }),
  aScenario('lair', { rule: 'SB-S03-002', pointsMatch: { equalValues: false, good: someLimits({ maxPoints: 100, heroesOnly: true }), evil: someLimits({ fixedUnits: [{ unit: 'great-spider', count: 1 }] }) } }),
  aScenario('duel', { rule: 'SB-S05-002', pointsMatch: { equalValues: true, good: someLimits({ minPoints: 300, minHeroes: 2, maxHeroes: 2 }), evil: someLimits({ minPoints: 300, heroesOnly: true }) } }),
  aScenario('tower', { rule: 'SB-S11-002', pointsMatch: { equalValues: false, good: someLimits({ otherSideShare: { numerator: 1, denominator: 2 } }), evil: someLimits() } }),
  aScenario('deep-mine', { underground: true, rule: 'SB-S00-003', pointsMatch: { equalValues: false, good: someLimits(), evil: someLimits() } }),
  aScenario('story', { rule: 'SB-S00-001' }),
];

/** A small world for unit specs: nothing of it is in the rulebook, every rule of the lists has a case in it. */
export const handmade = aReference({
  races: [aRace('man', { baseShoot: 4, rides: ['horse'] }), aRace('halfling', { carried: true }), aRace('bird'), aRace('goblin', { baseShoot: 5 })],
  units: [...good, ...evil],
  wargear,
  specialRules,
  scenarios,
});
