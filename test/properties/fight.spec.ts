import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from '../../src/api/shared/fields/shape-registry.js';
import { CombatantInput } from '../../src/api/strategy-battle/combat/combatant.inputs.js';
import { FightInput } from '../../src/api/strategy-battle/combat/fight/fight.inputs.js';
import type { Combatant, FightRequest } from '../../src/rules/strategy-battle/combat/combatant.js';
import { enumeratedOdds, oddsOf } from '../support/combat/fight-readings.js';

const man = (more: Partial<Combatant> = {}): Combatant => ({ profile: { fight: 3, strength: 3, defence: 5, attacks: 1, wounds: 1, courage: 3 }, ...more });
const of = (unit: string, more: Partial<Combatant> = {}): Combatant => ({ unit, ...more });
/** Rolls no dice, so that all the dice of the situation go into the blows at it. */
const lamb = (more: Partial<Combatant> = {}, wounds = 1, defence = 5): Combatant => ({ profile: { fight: 3, strength: 3, defence, attacks: 0, wounds, courage: 3 }, ...more });
const against = (good: Combatant | Combatant[], evil: Combatant | Combatant[], more: Partial<FightRequest> = {}): FightRequest => ({ good: [good].flat(), evil: [evil].flat(), ...more });
const twoHanded = { weapon: 'two-handed-weapon' };
const might = (points: number, policy: 'to-win' | 'to-wound' | 'both'): Partial<Combatant> => ({ might: points, spend: { might: policy } });
const barrier = { barrier: { defender: 'evil' } } as const;

const situations: readonly [string, FightRequest][] = [
  ['SB-FIGHT-005 swords', against(man(), man())],
  ['SB-WEAP-008 two-handed', against(man(twoHanded), man())],
  ['SB-WEAP-013 knife against two-handed', against(man({ weapon: 'knife' }), man(twoHanded))],
  ['SB-WEAP-015 shielding', against(man({ shielding: true }), man())],
  ['SB-WEAP-004 spear support', against(man({ supports: { spears: 1, pikes: 0 } }), man({ immobilised: true }))],
  ['SB-WEAP-011 a lance, charging', against(of('knight-of-minas-tirith', { charged: true }), lamb())],
  ['SB-CAV-021 charge bonuses cancelled by cavalry', against(of('knight-of-minas-tirith', { charged: true }), of('warg-rider'))],
  ['SB-CAV-024 strikes at a horse', against(of('knight-of-minas-tirith'), man({ targets: [{ combatant: 0, part: 'mount' }] }))],
  ['SB-CAV-017 strikes at a passenger', against(of('eowyn', { options: ['horse'], passenger: of('meriadoc-brandybuck') }), man({ targets: [{ combatant: 0, part: 'passenger' }] }))],
  ['SB-TRAP-002 trapped', against(man({ trapped: true }), man())],
  ['SB-GROUND-007 on the ground', against(man({ onGround: true }), man())],
  ['SB-MAGIC-005 held', against(of('mordor-troll', { immobilised: true }), man())],
  ['SB-BANNER-005 a banner', against(man(), man(), { banners: { good: true } })],
  ['SB-BANNER-006 banner and two-handed', against(man(twoHanded), man({ immobilised: true }), { banners: { good: true, evil: true } })],
  ['SB-DEF-004 a barrier', against(man(), man(), barrier)],
  ['SB-DEF-005 two chargers in turn', against(man({ count: 2 }), lamb({}, 2), barrier)],
  ['SB-DEF-005 in turn, the defender with Might and Fate', against([man(), man()], lamb({ ...might(1, 'both'), fate: 1, spend: { might: 'both', fate: 'always' } }), barrier)],
  ['SB-MIGHT-001 Might to win', against(man(might(1, 'to-win')), man())],
  ['SB-MIGHT-001 both', against(man(might(2, 'both')), lamb())],
  ['SB-MIGHT-004 bids', against(man({ ...might(2, 'to-win'), bid: 1 }), man({ ...might(2, 'to-win'), bid: 2 }))],
  ['SB-MIGHT-005 Might on a two-roll result', against(man({ ...might(2, 'to-wound'), profile: { fight: 3, strength: 4, defence: 5, attacks: 1, wounds: 1, courage: 3 } }), lamb({}, 1, 9))],
  ['SB-SPEC-055 at the double cost', against(man({ ...might(3, 'both'), mightCost: 2 }), lamb())],
  ['SB-FATE-001 Fate', against(man({ fate: 2, spend: { fate: 'always' } }), man())],
  ['SB-LOOSE-005 a loose mount', against(lamb(), of('orc-warrior'))],
  ['SB-SPEC-013 the sword reforged', against(of('aragorn-strider', { options: ['anduril'] }), lamb({}, 2, 10))],
  ['SB-SPEC-015 the horn', against(of('boromir-of-gondor', { horn: true, immobilised: true }), man({ count: 2, onGround: true }))],
  ['SB-SPEC-025 SB-SPEC-026 the King of the Dead', against(of('the-king-of-the-dead'), lamb({ fate: 1, spend: { fate: 'always' } }, 3))],
  ['SB-SPEC-034 the Ring', against(man({ profile: { fight: 3, strength: 10, defence: 5, attacks: 1, wounds: 1, courage: 3 } }), of('sauron', { options: ['the-one-ring'], wounds: 1, immobilised: true }))],
  ['SB-SPEC-036 a sweep', against(lamb({ count: 2 }), of('sauron', { sweep: true }))],
  ['SB-SPEC-044 the lash', against(lamb({}, 2), of('the-balrog'))],
  ['SB-SPEC-050 protected', against(man(), of('gollum', { immobilised: true }))],
  ['SB-SPEC-060 Hunting Instinct', against(man({ profile: { fight: 3, strength: 10, defence: 5, attacks: 1, wounds: 1, courage: 3 } }), of('shelob', { immobilised: true }))],
  ['SB-SPEC-063 the chain', against(lamb({}, 2), of('cave-troll', { options: ['troll-chain'] }))],
  ['SB-SPEC-070 a light two-handed axe', against(of('dain-ironfoot'), lamb())],
  ['SB-WEAP-018 pike support', against(man({ supports: { spears: 0, pikes: 1 } }), man({ immobilised: true }))],
  ['SB-MM-003 an eagle fights beside its rider', against(of('gandalf-the-white', { mount: 'gwaihir' }), lamb())],
  ['SB-CAV-010 a rider who got down', against(of('rider-of-rohan', { mounted: false }), man())],
  ['SB-SPEC-036 a sweep reaches those who lend support', against([lamb({ supports: { spears: 1, pikes: 0 } }), of('warrior-of-minas-tirith', { options: ['spear'], supporting: true })], of('sauron', { sweep: true }))],
  ['SB-SPEC-027 somebody whom nobody may harm', against(man(), man({ protected: true }))],
  ['SB-UNIT-012 a variant', against(of('captain-of-men', { variant: 'gondor', immobilised: true }), man())],
  ['SB-W05-006 SB-W05-007 Lothlórien', against(of('haldir', { wounds: 1, fate: 1, spend: { fate: 'always' }, immobilised: true }), man(), { scenarioRules: ['lothlorien', 'power-of-galadriel'] })],
];

/** Keys that a fight takes and that touch none of its dice: who is meant, and what other operations ask. */
const WITHOUT_DICE = ['side', 'will', 'wearsRing', 'because', 'concealed', 'dice'];
const saidBy = (request: FightRequest): string[] => [request, ...request.good, ...request.evil].flatMap((part) => Object.keys(part));

describe('odds are the enumeration of resolve: every modifier and rule alone', () => {
  it('has a situation for every key of a fight and of a combatant', () => {
    const keys = [...fieldsOf(FightInput), ...fieldsOf(CombatantInput)].map(({ name }) => name);
    const missing = keys.filter((key) => !situations.some(([, request]) => saidBy(request).includes(key)));
    expect(missing.sort()).toEqual([...WITHOUT_DICE].sort());
  });

  it.each(situations)('%s', (_, request) => {
    expect(oddsOf(request)).toEqual(enumeratedOdds(request));
  });
});

/** Changes of the attacker and of the victim that may meet in one fight; each stands for one modifier. */
const attackers: readonly [string, Partial<Combatant>][] = [
  ['two-handed', twoHanded], ['Might to wound', might(1, 'to-wound')], ['on the ground', { onGround: true }],
  ['held', { immobilised: true }], ['shielding', { shielding: true }], ['a knife', { weapon: 'knife' }],
];
const victims: readonly [string, Partial<Combatant>][] = [
  ['trapped', { trapped: true }], ['Fate', { fate: 1, spend: { fate: 'always' } }], ['protected', { protected: true }], ['Might to win', might(1, 'to-win')], ['two-handed', twoHanded],
];
const supported = man({ supports: { spears: 1, pikes: 0 } });
const pairs = attackers.flatMap(([one, changes]) => victims.map(([other, theirs]): [string, FightRequest] => [`${one} against ${other}`, against(man(changes), man(theirs))]));
pairs.push(...victims.map(([other, theirs]): [string, FightRequest] => [`supported against ${other}`, against(supported, lamb(theirs))]));

describe('odds are the enumeration of resolve: modifiers in pairs', () => {
  it.each(pairs)('SB-FIGHT-002 %s', (_, request) => {
    expect(oddsOf(request)).toEqual(enumeratedOdds(request));
  });
});
