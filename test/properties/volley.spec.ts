import { describe, expect, it } from '@jest/globals';
import { playVolley } from '../../src/rules/strategy-battle/combat/volley/play-volley.js';
import { planVolley } from '../../src/rules/strategy-battle/combat/volley/volley.js';
import { volleyOdds } from '../../src/rules/strategy-battle/combat/volley/volley-odds.js';
import type { VolleyRequest } from '../../src/rules/strategy-battle/combat/volley/volley-types.js';
import { withRules } from '../support/combat/rulebook.js';
import { Enumeration } from '../support/combat/shares.js';

const archers = [{ unit: 'high-elf-warrior', options: ['elf-bow'], count: 6 }];
const orcs = [{ unit: 'orc-warrior', options: ['orc-bow'], count: 6 }];
const orc = { unit: 'orc-warrior' };

const situations: readonly [string, number, VolleyRequest][] = [
  ['a lone target', 4, { archers, target: orc }],
  ['a target in a wood, in the wind', 3, { archers, target: { ...orc, cover: 'woods' }, strongWind: true }],
  ['a target under a roof with others around', 3, { archers, target: { ...orc, cover: 'building' }, others: [orc, { ...orc, cover: 'building' }] }],
  ['three targets', 3, { archers, target: orc, others: [{ ...orc, count: 2 }] }],
  ['more hits than models', 3, { archers, target: orc, others: [{ ...orc, cover: 'barrier' }] }],
  ['a rider and his mount', 3, { archers: orcs, target: { unit: 'knight-of-minas-tirith' } }],
  ['a large model', 3, { archers, target: { unit: 'cave-troll' } }],
  ['a large model that is hurt already', 3, { archers, target: { unit: 'cave-troll', wounds: 1 } }],
  ['a Hero with Fate on a large base', 3, { archers: orcs, target: { unit: 'lurtz', side: 'good', large: true, wounds: 2, fate: 1, spend: { fate: 'always' } } }],
  ['places that are named', 3, { archers, target: { unit: 'cave-troll' }, others: [orc, orc], order: [{ other: 1 }, { other: null }] }],
];

describe('volleys: odds are the enumeration of resolve', () => {
  it.each(situations)('SB-VOLLEY-004 %s', (_, count, request) => {
    const all = planVolley(withRules(), request);
    const plan = { ...all, archers: all.archers.slice(0, count) };
    const odds = volleyOdds(plan);
    const runs = new Enumeration((faces) => playVolley(plan, faces));
    expect(odds.hits.map(String)).toEqual(runs.spread(count, ({ hits }) => hits));
    odds.victims.forEach(({ what, part, struck, slain, distribution }, index) => {
      const most = distribution.length - 1;
      expect(distribution.map(String)).toEqual(runs.spread(most, ({ after }) => most - (after[index]?.wounds ?? -1)));
      expect(slain.toString()).toBe(runs.share((result) => result.slain.some((each) => each.what === what && each.part === part)));
      expect(struck.toString()).toBe(runs.share(({ placed }) => placed.some((hit) => hit.what === what && hit.part === part && !hit.stopped)));
    });
  });
});
