import { describe, expect, it } from '@jest/globals';
import type { Combatant, FightRequest } from '../../src/rules/strategy-battle/combat/combatant.js';
import type { SpecialRuleSteps } from '../../src/rules/strategy-battle/special-rules/special-rule-steps.js';
import { SPECIAL_RULES } from '../../src/rules/strategy-battle/special-rules/special-rules.js';
import { aFight, aPower, aRoll, saidOrRefused, type Situation } from '../support/combat/rule-situations.js';
import { aloneAndInPairs, withoutRule, withRules } from '../support/combat/rulebook.js';

const of = (unit: string, more: Partial<Combatant> = {}): Combatant => ({ unit, ...more });
/** Rolls no dice, so that all the dice go into the blows at it. */
const lamb = (more: Partial<Combatant> = {}, wounds = 1, defence = 5): Combatant => ({ profile: { fight: 3, strength: 3, defence, attacks: 0, wounds, courage: 3 }, ...more });
const giant: Combatant = { profile: { fight: 3, strength: 10, defence: 5, attacks: 1, wounds: 1, courage: 3 } };
const man = of('warrior-of-minas-tirith');
const orc = of('orc-warrior');
const against = (good: Combatant | Combatant[], evil: Combatant | Combatant[], more: Partial<FightRequest> = {}): Situation => aFight({ good: [good].flat(), evil: [evil].flat(), ...more });
const charging = (model: Combatant, enemy: Combatant): Situation => aRoll(({ courage }) => courage, { model, charging: enemy }, { pass: [({ pass }) => pass, ({ passed }) => passed[0] === true] });
const because = (model: Combatant, reason: string): Situation => aRoll(({ courage }) => courage, { model, because: reason }, { pass: [({ pass }) => pass, ({ passed }) => passed[0] === true] });
const arrows = (unit: string, shots: number): Situation =>
  aRoll(({ shooting }) => shooting, { shooter: of(unit, { options: unit === 'legolas' ? [] : ['elf-bow'] }), target: orc, needsSix: true, shots }, { slain: [({ slain }) => slain, ({ slain }) => slain.length > 0] });
const jump = (model: Combatant): Situation =>
  aRoll(({ jump: operation }) => operation, { model, over: 'obstacle' as const }, { fails: [({ fails }) => fails, ({ outcome }) => outcome === 'fails'] });
const climb = (model: Combatant): Situation => aRoll(({ climb: operation }) => operation, { model }, { falls: [({ falls }) => falls, ({ outcome }) => outcome === 'falls'] });

/** Steps that change no die of any operation: they allow, forbid, or are told of afterwards. Golden rows hold them. */
const WITHOUT_DICE: ReadonlySet<string> = new Set([
  'asMount', 'refusesLooseMount', 'leavesOnMount', 'refusesPickUp', 'ignoresBowWhileMounted', 'riderRefusesPassengers', 'mountRefusesPassenger',
  'unhinderedIn', 'staysNearRingbearer', 'asIfCloaked', 'seesTheInvisible', 'castsAnywhere', 'seesEverything', 'banishedWithoutWill', 'takesTheRing',
  'callsCombatsForNothing', 'standFast', 'endsHalfForceTests', 'leaves', 'willPerFight', 'largeBase',
]);
const rollsDice = (rule: SpecialRuleSteps): boolean => Object.keys(rule).some((key) => !['id', 'rule', 'withWeapon'].includes(key) && !WITHOUT_DICE.has(key));

/** For each rule that touches a die: a situation of a unit that has it, in which it changes a chance. */
const SITUATIONS: Readonly<Record<string, Situation>> = {
  'aeglos': () => charging(orc, of('elrond'))(withRules('aeglos')),
  'anduril': against(of('aragorn-strider', { options: ['anduril'] }), lamb({}, 2, 10)),
  'balrogs-will': aPower({ power: 'immobilise', caster: of('gandalf-the-grey'), dice: 1, target: of('the-balrog', { wounds: 2 }) }),
  'barazantathul': against(of('dain-ironfoot', { weapon: 'barazantathul', immobilised: true }), orc),
  'blades-of-the-dead': against(of('the-king-of-the-dead'), lamb({}, 1, 10)),
  'bodyguard-dwarf': because(of('khazad-guard'), 'bodyguard'),
  'bodyguard-gondor': because(of('guard-of-the-fountain-court'), 'bodyguard'),
  'bodyguard-rohan': because(of('rohan-royal-guard'), 'bodyguard'),
  'deadly-shot': arrows('legolas', 3),
  'drain-soul': against(of('the-king-of-the-dead'), lamb({ fate: 1, spend: { fate: 'always' } }, 3)),
  'expert-rider': jump(of('rider-of-rohan')),
  'expert-shot': arrows('haldir', 2),
  'fearless': charging(of('gil-galad'), of('ringwraith')),
  'fly': jump(of('gwaihir')),
  'goblin-jumping': jump(of('moria-goblin-warrior')),
  'goblin-mastery': because(of('moria-goblin-warrior'), 'goblin-mastery'),
  'gollum-protected': against(man, of('gollum', { immobilised: true })),
  'grima-protected': against(man, of('grima-wormtongue')),
  'horn-of-gondor': against(of('boromir-of-gondor', { horn: true, immobilised: true }), [{ ...orc, onGround: true }, { ...orc, onGround: true }]),
  'hunting-instinct': against(giant, of('shelob', { immobilised: true })),
  'lash': against(lamb({}, 2), of('the-balrog')),
  'master-of-birds': aRoll(({ courage }) => courage, { model: of('warg-rider'), charging: of('radagast-the-brown'), terrorBy: 'terrifying-aura' as const }, { pass: [({ pass }) => pass, ({ passed }) => passed[0] === true] }),
  'old': jump(of('dain-ironfoot')),
  'pounce': against(of('frodo-baggins', { immobilised: true, wounds: 1, fate: 0 }), of('shelob', { charged: true })),
  'resistant-to-magic': aPower({ power: 'transfix', caster: of('ringwraith'), dice: 1, target: of('frodo-baggins'), resistDice: 1 }),
  'shelob-movement': climb(of('shelob')),
  'terror': charging(orc, of('treebeard')),
  'the-one-ring': against(giant, of('sauron', { options: ['the-one-ring'], wounds: 1, immobilised: true })),
  'troll-chain': against(lamb({}, 2), of('cave-troll', { options: ['troll-chain'] })),
  'unstoppable': against(lamb({ count: 2 }), of('sauron', { sweep: true })),
  'voice-of-command-dain': because(of('dwarf-warrior'), 'voice-of-command'),
};

/** How it is without the rule, where taking it from every unit does not show it: another unit has it, or has another rule to the same end. */
const WITHOUT: Readonly<Record<string, Situation>> = {
  'aeglos': charging(orc, of('elrond')),
  'goblin-mastery': aRoll(({ courage }) => courage, { model: of('moria-goblin-warrior') }, { pass: [({ pass }) => pass, ({ passed }) => passed[0] === true] }),
  'voice-of-command-dain': aRoll(({ courage }) => courage, { model: of('dwarf-warrior') }, { pass: [({ pass }) => pass, ({ passed }) => passed[0] === true] }),
};

describe('every special rule that touches a die is in a situation, and matters there', () => {
  it('names every such rule of the register, and no other', () => {
    expect(Object.keys(SITUATIONS).sort()).toEqual(SPECIAL_RULES.filter(rollsDice).map(({ id }) => id).sort());
  });

  it.each(SPECIAL_RULES.filter(rollsDice).map(({ id, rule }) => [rule, id] as const))('%s %s', (_, id) => {
    const situation = SITUATIONS[id] as Situation;
    const { said, shown } = situation(withRules());
    expect(said).toEqual(shown);
    expect(saidOrRefused(WITHOUT[id] ?? situation, withoutRule(id))).not.toEqual(said);
  });
});

/** Rules that make blows, borne by a Captain who strikes at somebody helpless; and rules of those who are struck. */
const BLOWS = ['blades-of-the-dead', 'drain-soul', 'lash', 'troll-chain'];
const STRUCK = ['the-one-ring', 'hunting-instinct', 'gollum-protected'];
const titled = (rules: readonly string[]): string => rules.join(' and ') || 'no rule';

describe('rules in pairs, and each with every modifier of a blow', () => {
  const plain: readonly [string, Situation][] = [
    ['nothing else', against(lamb({}, 2), orc)],
    ['trapped', against(lamb({ trapped: true }), orc)],
    ['Fate', against(lamb({ fate: 1, spend: { fate: 'always' } }), orc)],
    ['two hands', against(lamb(), of('orc-warrior', { options: ['two-handed-weapon'], weapon: 'two-handed-weapon' }))],
    ['a barrier', against(lamb(), orc, { barrier: { defender: 'good' } })],
    ['two victims', against([lamb(), lamb()], orc)],
  ];
  const cases = plain.flatMap(([name, situation]) => aloneAndInPairs(BLOWS).map((rules) => [`${titled(rules)} with ${name}`, rules, situation] as const));

  it.each(cases)('SB-FIGHT-002 %s', (_, rules, situation) => {
    const { said, shown } = situation(withRules(...rules));
    expect(said).toEqual(shown);
  });

  it.each(BLOWS.filter((rule) => rule !== 'lash'))('SB-MIGHT-001 %s with Might to wound', (rule) => {
    const { said, shown } = against(lamb(), of('orc-captain', { might: 1, spend: { might: 'to-wound' } }))(withRules(rule));
    expect(said).toEqual(shown);
  });

  it.each(BLOWS.flatMap((blow) => STRUCK.map((struck) => [`${blow} against ${struck}`, [blow, struck]] as const)))('SB-FIGHT-002 %s', (_, rules) => {
    const { said, shown } = against(of('warrior-of-minas-tirith', { options: ['shield'], immobilised: true }), orc)(withRules(...rules));
    expect(said).toEqual(shown);
  });
});
