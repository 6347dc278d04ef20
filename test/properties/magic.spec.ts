import { describe, expect, test } from '@jest/globals';
import { Fraction } from '../../src/rules/dice/fraction.js';
import type { Combatant } from '../../src/rules/strategy-battle/combat/combatant.js';
import type { MagicRequest } from '../../src/rules/strategy-battle/combat/magic/magic-types.js';
import { POWERS } from '../../src/rules/strategy-battle/combat/magic/powers.js';
import { counted, told } from '../support/combat/magic-readings.js';
import { strategyBattle } from '../support/reference.js';

const { magic } = strategyBattle.combat;
const profile = { fight: 3, strength: 3, defence: 5, attacks: 1, wounds: 1, courage: 3 };
const someone = (more: Partial<Combatant> = {}): Combatant => ({ profile, will: 9, ...more });
const anAttempt = (more: Partial<MagicRequest> = {}): MagicRequest => ({ power: 'immobilise', castOn: 4, caster: someone(), dice: 1, target: someone(), ...more });
const lifting = (might: number): Partial<Combatant> => ({ might, spend: { might: 'to-win' } });

/** Every way to roll, by name: dice of both, Might of both, a Hobbit, a demon. */
const ROLLS: readonly (readonly [string, Partial<MagicRequest>])[] = [
  ['nobody resists', {}],
  ['2 dice', { dice: 2 }],
  ['1 die against 1', { resistDice: 1 }],
  ['2 dice against 2', { dice: 2, resistDice: 2 }],
  ['the caster has Might', { caster: someone(lifting(2)), dice: 2 }],
  ['the caster pays double', { caster: someone({ ...lifting(3), mightCost: 2 }), resistDice: 1 }],
  ['the victim has Might', { target: someone(lifting(2)), resistDice: 1 }],
  ['both have Might', { caster: someone(lifting(1)), target: someone(lifting(1)), dice: 2, resistDice: 1 }],
  ['a Hobbit', { target: { unit: 'frodo-baggins' }, resistDice: 1 }],
  ['a Hobbit with Might and two dice', { target: { unit: 'bilbo-baggins', ...lifting(1) }, resistDice: 2 }],
  ['the Balrog with 2 Wounds', { target: { unit: 'the-balrog', wounds: 2 } }],
  ['the last Will of a Ringwraith', { target: { unit: 'ringwraith', will: 1 }, resistDice: 1 }],
  ['a rider with a passenger who lends Will', { target: { unit: 'rider-of-rohan', passenger: { unit: 'meriadoc-brandybuck' } }, resistDice: 1 }],
];

const aimedAtEnemies = POWERS.filter(({ aim }) => aim === 'enemy');
const TARGETS: Readonly<Record<string, Combatant>> = {
  'your-staff-is-broken': { unit: 'saruman' },
  'panic-steed': { unit: 'warg-rider', options: ['hand-weapon'] },
};

describe('odds of magical powers count what resolve plays', () => {
  test.each(ROLLS)('SB-WILL-001 to 005: %s', (_, more) => {
    const request = anAttempt(more);
    expect(told(request)).toEqual(counted(request));
  });

  test.each(aimedAtEnemies.map(({ id }) => [id]))('SB-MAGIC: %s against 1 die', (power) => {
    const request = anAttempt({ power, target: TARGETS[power] ?? someone(), resistDice: 1 });
    if (power === 'panic-steed') expect(told({ ...request, resistDice: 0 })).toEqual(counted({ ...request, resistDice: 0 }));
    else expect(told(request)).toEqual(counted(request));
  });

  test.each([
    ['strengthen-will', { unit: 'aragorn-strider', will: 1 }], ['will-of-iron', { unit: 'theoden', will: 0 }], ['renew', { unit: 'treebeard', wounds: 2 }],
  ] as const)('SB-MAGIC: %s', (power, target) => {
    expect(told(anAttempt({ power, target, dice: 2 }))).toEqual(counted(anAttempt({ power, target, dice: 2 })));
  });

  const rider: Combatant = { unit: 'rider-of-rohan' };
  const hero = someone({ profile: { ...profile, wounds: 2 }, fate: 2, spend: { fate: 'always' } });
  test.each<readonly [string, Partial<MagicRequest>]>([
    ['a blast with bystanders', { power: 'sorcerous-blast', bystanders: [{ model: someone(), where: 'path', at: { inches: 4 } }, { model: someone(), where: 'fight' }] }],
    ['a blast at a rider', { power: 'ultimate-sorcerous-blast', target: rider }],
    ['a blast stopped by a strong model', { power: 'sorcerous-blast', bystanders: [{ model: someone({ profile: { ...profile, strength: 6 } }), where: 'path', at: { inches: 2 } }, { model: someone(), where: 'path' }] }],
    ['a blast through cavalry', { power: 'sorcerous-blast', bystanders: [{ model: rider, where: 'path' }] }],
    ['a blast through a monstrous mount', { power: 'sorcerous-blast', bystanders: [{ model: { unit: 'ringwraith', options: ['fell-beast'] }, where: 'path' }] }],
    ['a blast by a caster with Might to wound', { power: 'sorcerous-blast', caster: someone({ might: 2, spend: { might: 'both' } }) }],
    ['a dart at a Hero with Fate', { power: 'black-dart', target: hero }],
    ['a dart that needs two rolls', { power: 'black-dart', caster: someone({ might: 1, spend: { might: 'to-wound' } }), target: someone({ profile: { ...profile, defence: 10 } }) }],
    ['a dart at a mount', { power: 'black-dart', target: rider, part: 'mount' }],
    ['a chill at a mount with a passenger', { power: 'chill-soul', target: { ...rider, passenger: { unit: 'meriadoc-brandybuck' } }, part: 'mount' }],
    ['a chill at a Hero with Fate', { power: 'chill-soul', target: hero }],
    ['a chill at the Lord of the Ring', { power: 'chill-soul', target: { unit: 'sauron', options: ['the-one-ring'], wounds: 1 } }],
    ['a chill at an Elf whom the Lady helps', { power: 'chill-soul', target: { unit: 'legolas', wounds: 1, fate: 1, spend: { fate: 'always' } }, scenarioRules: ['power-of-galadriel'] }],
    ['wrath over foot and horse', { power: 'natures-wrath', target: null, targets: [someone(), rider], resistedBy: 0, resistDice: 1 }],
  ])('SB-MAGIC: %s', (_, more) => {
    const request = anAttempt({ castOn: 6, ...more });
    expect(told(request)).toEqual(counted(request));
  });
});

describe('magical powers', () => {
  const chances = [1, 2, 3, 4, 5].map((dice) => magic.odds(anAttempt({ dice, resistDice: 2 })));
  test('SB-WILL-001: more dice never hurt the caster', () => {
    for (const [at, odds] of chances.entries()) expect(odds.takesEffect.compare(chances[at - 1]?.takesEffect ?? Fraction.ZERO)).toBeGreaterThan(0);
  });

  test('SB-WILL-003: more dice never hurt the victim', () => {
    const works = [0, 1, 2, 3, 4].map((resistDice) => magic.odds(anAttempt({ dice: 2, resistDice })).takesEffect);
    works.slice(1).forEach((chance, at) => { expect(chance.compare(works[at] ?? Fraction.ONE)).toBeLessThan(0); });
  });

  test('cast is resisted and takes effect together', () => {
    for (const { cast, resisted, takesEffect } of chances) expect(resisted.plus(takesEffect).toString()).toBe(cast.toString());
  });

  test('every power of the catalogue has its behaviour, and no other has', () => {
    expect(POWERS.map(({ id }) => id).sort()).toEqual(strategyBattle.reference.magicalPowers.map(({ id }) => id).sort());
  });
});
