import { expect, it } from '@jest/globals';
import { strategyBattle } from '../../../../test/support/reference.js';

it.each<[string, readonly string[], readonly string[]]>([
  ['a crossbow', ['crossbow'], ['Make it: Uruk-hai Warrior of the White Hand.']],
  ['a two-handed weapon', ['two-handed-weapon'], ['Make it: Uruk-hai Warrior of Mordor.']],
  ['a crossbow and a two-handed weapon', ['crossbow', 'two-handed-weapon'], [
    'Make it: Uruk-hai Warrior of Mordor. Leave out: Crossbow.',
    'Make it: Uruk-hai Warrior of the White Hand. Leave out: Two-handed weapon.',
  ]],
])('SB-ARMY-011 only variants that may take the options are offered: %s', (_, options, texts) => {
  const { findings } = strategyBattle.resolveProfile({ unit: 'uruk-hai-warrior', variant: null, options });
  const { fixes } = findings.find(({ code }) => code === 'variant-required') ?? { fixes: [] };
  expect(fixes.map(({ text }) => text)).toEqual(texts);
});
