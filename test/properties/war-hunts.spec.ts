import { describe, expect, it } from '@jest/globals';
import { Fraction } from '../../src/rules/dice/fraction.js';
import type { HuntRequest, HuntResult } from '../../src/rules/war-of-the-ring/hunt/hunt-types.js';
import { PERILS } from '../../src/rules/war-of-the-ring/hunt/perils.js';
import { everySequence } from '../support/every-sequence.js';
import { warOfTheRing } from '../support/war-of-the-ring/rulebook.js';

const { hunt, perils } = warOfTheRing.operations;

/** The chance of what a result shows, by playing with every sequence of dice. */
function chance<R>(play: (faces: () => number) => R, fits: (result: R) => boolean): string {
  let sum = Fraction.ZERO;
  for (const { result, cases } of everySequence((faces) => play(faces as () => number))) if (fits(result)) sum = sum.plus(Fraction.of(1n, cases));
  return sum.toString();
}

const CASES: readonly (readonly [string, HuntRequest])[] = [
  ['a unit against two', { hunters: { regular: 3 }, party: ['frodo-and-sam', 'merry'], found: true }],
  ['two Nazgûl against two, who need not flee', { hunters: { nazgul: 2 }, chance: 2, party: ['merry', 'strider'], found: true, hits: { red: 1, blue: 1 } }],
  ['the Witch-king in time', { hunters: { witchKing: true }, chance: 1, party: ['gimli'], fates: ['killed', 'killed', 'wounded', 'unharmed', 'unharmed', 'unharmed'] }],
  ['read high and low the other way round', { hunters: { nazgul: 1 }, chance: 2, party: ['merry'], reading: 'high', fightReading: 'low' }],
  ['two areas on foot', { hunters: { regular: 3 }, areas: 2, party: ['merry'], hits: { red: 1, blue: 0 } }],
];

describe.each(CASES)('a hunt: %s', (_name, request) => {
  const odds = hunt.odds(request);
  const all = (fits: (result: HuntResult) => boolean): string => chance((faces) => hunt.resolve(request, faces), fits);
  const found = odds.found;

  it('is found as often as enumeration says', () => {
    expect(found.toString()).toBe(all((result) => result.found));
  });

  it('has the hits of both sides that enumeration has', () => {
    for (const [side, chances] of [['redHits', odds.redHits], ['blueHits', odds.blueHits]] as const) {
      chances.forEach((one, count) => expect(one.times(found).toString()).toBe(all((result) => result.found && result[side] === count)));
    }
  });

  it('has the fates of the party that enumeration has', () => {
    for (const { character, victim, killed, unknown } of odds.blue) {
      expect(victim.times(found).toString()).toBe(all((result) => result.victims.some((one) => one.character === character)));
      expect(unknown.times(found).toString()).toBe(all((result) => result.victims.some((one) => one.character === character && one.fate === 'unknown')));
      expect(killed.times(found).toString()).toBe(all((result) => !result.remaining.includes(character)));
    }
  });

  it('has the losses of red that enumeration has', () => {
    const expected = Fraction.sum(odds.red.map(({ killed }) => killed)).times(found);
    let sum = Fraction.ZERO;
    for (const { result, cases } of everySequence((faces) => hunt.resolve(request, faces))) sum = sum.plus(Fraction.of(BigInt(result.slain.length), cases));
    expect(expected.toString()).toBe(sum.toString());
  });
});

it('WR-HUNT-006 two hits on four figures pick a given pair once in six times', () => {
  const request: HuntRequest = { hunters: { nazgul: 3 }, party: ['frodo-and-sam', 'merry', 'gimli', 'strider'], found: true, joined: { nazgul: 2 }, hits: { red: 2, blue: 0 } };
  const pair = chance((faces) => hunt.resolve(request, faces), ({ victims }) => victims.every(({ character }) => ['merry', 'gimli'].includes(character)));
  expect(pair).toBe('1/6');
});

it.each(PERILS)('a peril strikes as often as enumeration says: %s', (peril) => {
  const request = { peril, times: 3 };
  const odds = perils.odds(request);
  const all = (fits: (result: { struck: number; passed: number }) => boolean): string => chance((faces) => perils.resolve(request, faces), fits);
  if (peril === 'high-pass') expect(odds.passesOnce.toString()).toBe(all(({ passed }) => passed > 0));
  else expect(odds.atLeastOnce.toString()).toBe(all(({ struck }) => struck > 0));
});
