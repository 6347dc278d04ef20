import { describe, expect, it, test } from '@jest/globals';
import { seededFaces } from '../../src/api/shared/dice/seeded-faces.js';
import type { FaceSource } from '../../src/rules/dice/dice-table.js';
import { RuleError } from '../../src/rules/shared/rule-error.js';
import type { Combatant } from '../../src/rules/strategy-battle/combat/combatant.js';
import { SAYINGS, type Saying } from '../../src/rules/strategy-battle/combat/idle/roles.js';
import { strategyBattle } from '../support/reference.js';

const { climb, courage, fall, fate, fight, heroicActions, jump, magic, matchups, mount, shooting, sight, thrownRider, venom, volley } = strategyBattle.combat;

interface Answer {
  readonly assumptions: readonly string[];
}
/** One place of a combatant in an operation: the request in which he stands there, answered in a few ways. */
type Asked = (combatant: Combatant) => Answer[];

const played = ['Amon Hen', 'Helm', 'Osgiliath', 'Moria'];
const both = <Request>(operation: { odds(request: Request): Answer; resolve(request: Request, faces: FaceSource): Answer }, request: (combatant: Combatant) => Request): Asked =>
  (combatant) => [operation.odds(request(combatant)), ...played.map((seed) => operation.resolve(request(combatant), seededFaces(seed)))];

const man: Combatant = { unit: 'warrior-of-minas-tirith' };
const orc: Combatant = { unit: 'orc-warrior' };
const hero: Combatant = { unit: 'faramir' };
const archer: Combatant = { unit: 'ranger-of-gondor' };
const inches = (length: number): { inches: number } => ({ inches: length });

const PLACES: readonly (readonly [string, Combatant, Asked])[] = [
  ['of a fight', man, both(fight, (one) => ({ good: [one], evil: [orc, orc] }))],
  ['of a Hero in a fight', hero, both(fight, (one) => ({ good: [one], evil: [orc, orc] }))],
  ['of a matrix of fights', man, (one) => [matchups.ask({ good: [one], evil: [orc] })]],
  ['of a shooter', archer, both(shooting, (shooter) => ({ shooter, target: orc }))],
  ['of a target', orc, both(shooting, (target) => ({ shooter: archer, target }))],
  ['of somebody in the way', orc, both(shooting, (one) => ({ shooter: archer, target: orc, inTheWay: [{ ...one, kind: 'model' as const }] }))],
  ['of a friend in the fight of a target', orc, both(shooting, (one) => ({ shooter: { unit: 'orc-warrior', options: ['orc-bow'] }, target: man, targetInCombatWith: [one] }))],
  ['of archers', { ...archer, count: 8 }, both(volley, (one) => ({ archers: [one], target: orc }))],
  ['of the target of a volley', orc, both(volley, (target) => ({ archers: [{ ...archer, count: 8 }], target }))],
  ['of a caster', { unit: 'ringwraith' }, both(magic, (caster) => ({ power: 'black-dart', caster, dice: 1, target: man }))],
  ['of the target of a power', hero, both(magic, (target) => ({ power: 'black-dart', caster: { unit: 'ringwraith' }, dice: 1, target, resistDice: 1 }))],
  ['of a model that tests its Courage', hero, both(courage, (model) => ({ model }))],
  ['of an enemy that is charged', { unit: 'cave-troll' }, both(courage, (charging) => ({ model: hero, charging }))],
  ['of a jumper', hero, both(jump, (model) => ({ model, over: 'gap' as const, depth: inches(6) }))],
  ['of a climber', hero, both(climb, (model) => ({ model }))],
  ['of somebody who falls', hero, both(fall, (model) => ({ model, fall: inches(6) }))],
  ['of somebody who mounts', hero, both(mount, (model) => ({ model, mount: 'horse' }))],
  ['of a rider who is thrown', { unit: 'knight-of-minas-tirith' }, both(thrownRider, (model) => ({ model }))],
  ['of somebody looked for', orc, both(sight, (target) => ({ view: 'partly' as const, target, distance: inches(7) }))],
  ['of a Hero who calls an action', hero, both(heroicActions, (one) => ({ phase: 'move' as const, declared: [{ hero: one }, { hero: { unit: 'orc-captain' } }] }))],
  ['of a wounded Hero', hero, both(fate, (model) => ({ model }))],
  ['of a poisoned Hero', hero, both(venom, (model) => ({ model }))],
];

const SAID: Readonly<Record<Saying, Combatant>> = {
  'weapon': { weapon: 'crossbow' }, 'shielding': { shielding: true }, 'charged': { charged: true }, 'supports': { supports: { spears: 1, pikes: 0 } }, 'onGround': { onGround: true },
  'trapped': { trapped: true }, 'immobilised': { immobilised: true }, 'might': { might: 0 }, 'fate': { fate: 0 }, 'spend/might': { spend: { might: 'to-wound' } },
  'spend/fate': { spend: { fate: 'always' } }, 'bid': { bid: 1 }, 'mightCost': { mightCost: 2 }, 'protected': { protected: true }, 'targets': { targets: [{ combatant: 1 }] },
  'horn': { horn: true }, 'sweep': { sweep: true }, 'supporting': { supporting: true }, 'wearsRing': { wearsRing: true }, 'because': { because: 'aura-of-command' }, 'concealed': { concealed: true },
};

/** The answers as text, or null where the rules refuse to answer. */
function answered(ask: Asked, combatant: Combatant): string | null {
  try {
    return JSON.stringify(ask(combatant), (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

/** What is the case anyway, and what does not matter to this very caster, who sees the unseen. */
const ANYWAY: ReadonlySet<string> = new Set(['of a wounded Hero: spend/fate', 'of the target of a power: wearsRing']);

describe('nothing said of a combatant is taken in silence', () => {
  const cases = PLACES.flatMap(([place, combatant, ask]) => (Object.keys(SAYINGS) as Saying[]).map((saying) => [saying, place, combatant, ask] as const));
  test.each(cases.filter(([saying, place]) => !ANYWAY.has(`${place}: ${saying}`)))('%s %s', (saying, _, combatant, ask) => {
    const plain = answered(ask, combatant);
    expect(plain).not.toBeNull();
    expect(SAYINGS[saying]({ ...combatant, ...SAID[saying] })).toBe(true);
    expect(answered(ask, { ...combatant, ...SAID[saying] })).not.toBe(plain);
  });

  test.each([
    ['a bid on a duel that only one side lifts', fight, { good: [{ ...hero, spend: { might: 'to-win' }, bid: 1 }], evil: [orc] }, 'where not both sides spend Might to win: `/good/0/bid`.'],
    ['Might in hand that is kept there', fight, { good: [{ ...hero, might: 1 }], evil: [orc] }, 'while no Might is spent: `/good/0/might`.'],
    ['a charge of cavalry at cavalry', fight, { good: [{ unit: 'eomer', options: ['horse'], charged: true }], evil: [{ unit: 'warg-rider' }] }, 'where a charge has no bonus: `/good/0/charged`.'],
    ['a cloak that nobody wears', shooting, { shooter: archer, target: { ...orc, concealed: true } }, 'without an Elven cloak, or mounted: `/target/concealed`.'],
    ['a large base that the shooter does not touch', shooting, { shooter: archer, target: orc, inTheWay: [{ kind: 'model', ...orc, largerBase: true }] }, 'where the shooter does not touch it: `/inTheWay/0/largerBase`.'],
    ['the wood of an Elf where no Elf is', fight, { good: [man], evil: [orc], scenarioRules: ['lothlorien'] }, 'where nobody may be hurt whom the rule is about: `/scenarioRules/0`.'],
    ['what Might is for where none is spent', climb, { model: hero, mightFor: 'success' }, 'while no Might is spent: `/mightFor`.'],
    ['the height of a saddle alone', mount, { model: hero, mount: 'horse', saddleHeight: 40 }, 'without both heights: `/saddleHeight`.'],
    ['a follower of a heroic move in no fight', heroicActions, { phase: 'move', declared: [{ hero, followers: [{ name: 'Damrod', inFight: false }] }] }, 'outside heroic combats: `/declared/0/followers/0/inFight`.'],
  ] as const)('%s', (_, operation, request, sentence) => {
    const odds: (request: never) => Answer = operation.odds;
    expect(odds(request as never).assumptions).toContain(`Of no effect ${sentence}`);
  });

  it('is told at its place in a matrix of fights', () => {
    const { assumptions } = matchups.ask({ good: [man, { ...man, charged: true }], evil: [orc] });
    expect(assumptions).toContain('Of no effect where a charge has no bonus: `/good/1/charged`.');
  });
});
