import { describe, expect, it } from '@jest/globals';
import { createCourage } from '../../src/rules/strategy-battle/combat/courage/courage.js';
import type { CourageRequest } from '../../src/rules/strategy-battle/combat/courage/courage-types.js';
import { aloneAndInPairs, withRules } from '../support/combat/rulebook.js';
import { Enumeration } from '../support/combat/shares.js';

function proves(request: CourageRequest, rules: readonly string[] = []): void {
  const { odds, resolve } = createCourage(withRules(...rules));
  const { pass, passes, tests, automatic } = odds(request);
  const runs = new Enumeration((faces) => resolve(request, faces));
  expect(pass.toString()).toBe(runs.share(({ passed }) => passed[0] === true));
  expect(passes.map(String)).toEqual(runs.spread(passes.length - 1, (result) => result.tests.filter(({ passed }) => passed).length));
  expect(tests[0]?.pass.toString()).toBe(runs.share((result) => result.tests[0]?.passed === true));
  expect(runs.share((result) => result.automatic === automatic)).toBe('1/1');
}

const orc = { unit: 'orc-warrior' };
const captain = (might: number, mightCost = 1): CourageRequest['model'] => ({ unit: 'orc-captain', might, mightCost, spend: { might: 'to-win' } });
const wizard = { unit: 'radagast-the-brown' };

const situations: readonly [string, CourageRequest][] = [
  ['one test', { model: orc }],
  ['a modifier', { model: orc, modifier: 2 }],
  ['a modifier below 0', { model: orc, modifier: -9 }],
  ['two models', { model: { ...orc, count: 2 } }],
  ['two tests', { model: orc, tests: 2, cause: 'broken-mind' }],
  ['two Wounds', { model: { unit: 'shelob' }, tests: 2, cause: 'hunting-instinct' }],
  ['a charge at a terrifying enemy', { model: orc, charging: { unit: 'treebeard' } }],
  ['a charge at another', { model: orc, charging: { unit: 'elrond' } }],
  ['a mounted charge at the Wizard of the birds', { model: { unit: 'warg-rider' }, charging: wizard, terrorBy: 'terrifying-aura' }],
  ['Might', { model: captain(2) }],
  ['Might at the double cost', { model: captain(2, 2) }],
  ['Might in two tests', { model: captain(2), tests: 2 }],
  ['two models with Might of their own', { model: { ...captain(1), count: 2 } }],
  ['a mounted Hero with Might, whose mount has none', { model: { unit: 'orc-captain', options: ['warg'], might: 2, spend: { might: 'both' } }, charging: wizard, terrorBy: 'terrifying-aura' }],
  ['an automatic pass', { model: { unit: 'dwarf-warrior' }, because: 'voice-of-command' }],
];

describe('Courage: odds are the enumeration of resolve', () => {
  it.each(situations)('SB-COUR-001 %s', (_, request) => {
    proves(request);
  });

  it.each(aloneAndInPairs(['terror', 'aeglos', 'master-of-birds', 'fearless', 'bodyguard-rohan', 'hunting-instinct']).map((rules) => [rules.join(' and ') || 'no rule', rules] as const))('SB-SPEC-022 %s', (_, rules) => {
    proves({ model: { unit: 'warg-rider' }, charging: wizard, terrorBy: 'terrifying-aura' }, rules);
    if (rules.includes('fearless')) proves({ model: orc, charging: wizard, because: 'fearless' }, rules);
  });
});
