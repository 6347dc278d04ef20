import { describe, expect, it } from '@jest/globals';
import type { Combatant } from '../../src/rules/strategy-battle/combat/combatant.js';
import { createShooting } from '../../src/rules/strategy-battle/combat/shooting/shooting.js';
import type { HitShare, InTheWay, ShootingRequest, Shot } from '../../src/rules/strategy-battle/combat/shooting/shooting-types.js';
import { aloneAndInPairs, withRules } from '../support/combat/rulebook.js';
import { Enumeration } from '../support/combat/shares.js';

/** The chances of a request are those that its runs show, each sequence of dice counted once. */
function proves(request: ShootingRequest, rules: readonly string[] = []): void {
  const { odds, resolve } = createShooting(withRules(...rules));
  const chances = odds(request);
  const runs = new Enumeration((faces) => resolve(request, faces));
  for (const { what, part, slain, distribution } of chances.losses) {
    const left = (result: ReturnType<typeof resolve>): number => {
      const after = result.after.find((each) => each.what === what);
      return (part === 'rider' ? after?.wounds : part === 'mount' ? after?.mountWounds : after?.passengerWounds) ?? -1;
    };
    const most = distribution.length - 1;
    expect([what, part, ...distribution.map(String)]).toEqual([what, part, ...runs.spread(most, (result) => most - left(result))]);
    expect(slain.toString()).toBe(runs.share((result) => result.slain.some((each) => each.what === what && each.part === part)));
  }
  provesFirstShot(request, chances, runs);
}

function provesFirstShot({ target }: ShootingRequest, chances: ReturnType<ReturnType<typeof createShooting>['odds']>, runs: Enumeration<ReturnType<ReturnType<typeof createShooting>['resolve']>>): void {
  const first = (fits: (shot: Shot) => boolean): string => runs.share(({ shots }) => shots[0] !== undefined && fits(shots[0]));
  const said = ({ probability, wound }: HitShare): string[] => [probability.toString(), wound.toString()];
  const shown = (fits: (shot: Shot) => boolean): string[] => [first(fits), first((shot) => fits(shot) && shot.wounded)];
  expect(chances.hit.toString()).toBe(first(({ hit }) => hit));
  expect([chances.reach.toString(), chances.wound.toString()]).toEqual(shown(({ victim }) => victim === 'target'));
  for (const chance of chances.hits) {
    const { what } = chance;
    const fits = ['rider', 'mount', 'passenger'].includes(what) ? (shot: Shot): boolean => shot.victim === (what === 'rider' ? 'target' : `target/${what}`) : (shot: Shot): boolean => shot.at === what;
    expect([what, ...said(chance)]).toEqual([what, ...shown(fits)]);
  }
  if (chances.mount !== null) expect(chances.mount.thrown.toString()).toBe(runs.share(({ after }) => after[0]?.mountWounds === 0));
  expect(chances.mount === null).toBe(target.unit !== 'rider-of-rohan' && target.unit !== 'ringwraith' && target.unit !== 'legolas');
}

const archer: Combatant = { unit: 'orc-warrior', options: ['orc-bow'] };
const captain = (might: number, more: Combatant = {}): Combatant => ({ unit: 'orc-captain', options: ['orc-bow'], might, ...more });
const stranger: Combatant = { profile: { fight: 4, shoot: 5, strength: 4, defence: 5, attacks: 2, wounds: 2, courage: 3 }, weapon: 'orc-bow', side: 'evil', might: 3 };
const man: Combatant = { unit: 'warrior-of-gondor' };
const hero: Combatant = { unit: 'captain-of-men', variant: 'gondor', wounds: 2, fate: 1, spend: { fate: 'always' } };
const knight: Combatant = { unit: 'rider-of-rohan' };
const wraith: Combatant = { unit: 'ringwraith', options: ['fell-beast'], fate: 1, spend: { fate: 'always' } };
const two: Combatant = { unit: 'legolas', options: ['horse'], wounds: 1, fate: 0, passenger: { unit: 'sam-gamgee', wounds: 1, fate: 0 } };
const elf: Combatant = { unit: 'haldir', options: ['elf-bow'] };
/** Nothing that is shot here hurts it, so that it takes no dice. */
const statue: Combatant = { profile: { fight: 3, strength: 3, defence: 10, attacks: 1, wounds: 1, courage: 3 }, side: 'good' };
const tree: InTheWay = { kind: 'obstacle' };
const orc: InTheWay = { kind: 'model', unit: 'orc-warrior' };

const situations: readonly [string, ShootingRequest][] = [
  ['a shot', { shooter: archer, target: man }],
  ['a shot against the light', { shooter: archer, target: man, needsSix: true }],
  ['a Hero with Wounds and Fate', { shooter: archer, target: hero }],
  ['a throw on the charge', { shooter: { unit: 'warrior-of-rohan', options: ['throwing-spear'] }, target: { unit: 'orc-warrior' }, onTheCharge: true }],
  ['a stone', { shooter: { unit: 'sam-gamgee' }, target: { unit: 'orc-warrior' } }],
  ['a rock', { shooter: { unit: 'treebeard' }, target: { unit: 'cave-troll' } }],
  ['the wind and a tree', { shooter: archer, target: man, strongWind: true, inTheWay: [tree] }],
  ['a model in the way', { shooter: archer, target: man, inTheWay: [orc] }],
  ['a rider in the way', { shooter: archer, target: man, inTheWay: [{ kind: 'model', unit: 'warg-rider' }] }],
  ['a loose mount in the way', { shooter: archer, target: man, inTheWay: [{ kind: 'loose-mount', mount: 'warg', side: 'evil' }] }],
  ['a fight in the way', { shooter: archer, target: man, inTheWay: [{ kind: 'fight', with: [{ unit: 'orc-warrior' }, hero] }] }],
  ['a target in combat', { shooter: archer, target: hero, targetInCombatWith: [{ unit: 'orc-warrior' }, { unit: 'orc-captain' }] }],
  ['a rider in combat with riders', { shooter: archer, target: knight, targetInCombatWith: [{ unit: 'warg-rider' }] }],
  ['cavalry', { shooter: archer, target: knight }],
  ['cavalry with a passenger', { shooter: archer, target: two }],
  ['a monstrous mount', { shooter: { unit: 'high-elf-warrior', options: ['elf-bow'] }, target: wraith }],
  ['Might on hits', { shooter: captain(2, { spend: { might: 'to-win' } }), target: man, inTheWay: [tree] }],
  ['Might on wounds', { shooter: captain(2, { spend: { might: 'to-wound' } }), target: man }],
  ['Might on both', { shooter: { ...stranger, spend: { might: 'both' } }, target: hero }],
  ['Might at the double cost', { shooter: { ...stranger, spend: { might: 'both' }, mightCost: 2 }, target: man }],
  ['Might is not spent on a friend', { shooter: captain(2, { spend: { might: 'both' } }), target: man, targetInCombatWith: [{ unit: 'orc-warrior' }] }],
  ['Might and two rolls', { shooter: captain(2, { spend: { might: 'to-wound' } }), target: { unit: 'dain-ironfoot', wounds: 1, fate: 0 } }],
  ['two shooters with Might of their own', { shooter: captain(1, { spend: { might: 'to-win' }, count: 2 }), target: man }],
  ['two shots at a Hero', { shooter: elf, target: { unit: 'lurtz', wounds: 2, fate: 0 } }],
  ['two shots at cavalry', { shooter: elf, target: { unit: 'the-mouth-of-sauron', options: ['horse'], wounds: 1, fate: 0, mounted: false } }],
  ['two shots past an enemy who may fall', { shooter: { ...archer, count: 2 }, needsSix: true, target: man, inTheWay: [{ kind: 'model', unit: 'warrior-of-rohan' }] }],
  ['two shots into a fight that may end', { shooter: { ...archer, count: 2 }, needsSix: true, target: man, targetInCombatWith: [{ unit: 'orc-warrior' }] }],
  ['two shots past a fight that may end', { shooter: { ...archer, count: 2 }, needsSix: true, target: statue, inTheWay: [{ kind: 'fight', with: [{ unit: 'orc-warrior' }, statue] }] }],
  ['two shots at a rider', { shooter: { ...archer, count: 2 }, needsSix: true, target: knight }],
  ['the Lady at home', { shooter: archer, target: { unit: 'galadriel', wounds: 2, fate: 1, spend: { fate: 'always' } }, scenarioRules: ['lothlorien', 'power-of-galadriel'] }],
];

describe('shots: odds are the enumeration of resolve', () => {
  it.each(situations)('SB-SHOOT-003 %s', (_, request) => {
    proves(request);
  });

  it.each(aloneAndInPairs(['deadly-shot', 'expert-shot', 'the-one-ring', 'hunting-instinct', 'goblin-mastery']).map((rules) => [rules.join(' and ') || 'no rule', rules] as const))('SB-SPEC-012 %s', (_, rules) => {
    const skilled = rules.includes('deadly-shot') || rules.includes('expert-shot');
    proves({ shooter: { unit: 'high-elf-warrior', options: ['elf-bow'] }, target: { unit: 'orc-captain', wounds: 2, fate: 0 }, needsSix: true, shots: skilled ? 2 : 1 }, rules);
  });
});
