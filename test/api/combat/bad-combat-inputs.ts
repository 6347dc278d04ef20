import type { Json } from '../strategy-battle/asking.js';

/** A fault as both doors must tell it. What is absent is not compared. */
export interface ToldFault {
  readonly pointer: string;
  readonly code: string;
  readonly rule?: string;
  readonly suggestions?: readonly string[];
}

/** A body that an operation refuses. `form`: the one form that refuses it, or both. */
export interface BadRequest {
  readonly what: string;
  readonly body: Json;
  readonly faults: readonly ToldFault[];
  /** `invalid-input` where nothing is said. */
  readonly code?: string;
  readonly form?: 'odds' | 'resolve';
}

const man = { unit: 'warrior-of-minas-tirith' };
const orc = { unit: 'orc-warrior' };
const archer = { unit: 'orc-warrior', options: ['orc-bow'] };
const knight = { unit: 'knight-of-minas-tirith' };
const profile = { fight: 3, strength: 3, defence: 5, attacks: 1, wounds: 1, courage: 3 };
const at = (pointer: string, code: string, more: Partial<ToldFault> = {}): readonly ToldFault[] => [{ pointer, code, ...more }];
const violates = (pointer: string, rule: string): Pick<BadRequest, 'faults' | 'code'> => ({ faults: at(pointer, 'rule-violated', { rule }), code: 'rule-violated' });
const good = (changes: object, evil: object = {}, more: object = {}): object => ({ good: [{ ...man, ...changes }], evil: [{ ...orc, ...evil }], ...more });
const shot = (changes: object): object => ({ shooter: archer, target: man, ...changes });
const spell = (changes: object): object => ({ power: 'black-dart', caster: { unit: 'ringwraith' }, dice: 2, target: man, ...changes });

const FIGHTS: readonly BadRequest[] = [
  { what: 'an unknown unit', body: good({ unit: 'warrior-of-minas-tirth' }), faults: at('/good/0/unit', 'unknown-unit', { suggestions: ['warrior-of-minas-tirith'] }) },
  { what: 'unknown ids of both sides and of a passenger', body: { good: [{ unit: 'eowyn', options: ['hors'], passenger: { unit: 'merry' } }], evil: [orc, { unit: 'orc-warior', weapon: 'speer' }] },
    faults: [...at('/good/0/options/0', 'unknown-option', { suggestions: ['horse'] }), ...at('/good/0/passenger/unit', 'unknown-unit'), ...at('/evil/1/unit', 'unknown-unit', { suggestions: ['orc-warrior'] }), ...at('/evil/1/weapon', 'unknown-id', { suggestions: ['spear'] })] },
  { what: 'faults of shape, and after them the ids that they do not hide', body: { good: [{ unit: 'eowyn', options: ['hors', 7], count: 'one' }], evil: [{ unit: 'orc-warior', weapon: '', wepon: 'spear' }] },
    faults: [...at('/good/0/options/1', 'wrong-type'), ...at('/good/0/count', 'wrong-type'), ...at('/evil/0/weapon', 'malformed-value'), ...at('/evil/0/wepon', 'unknown-key', { suggestions: ['weapon'] }),
      ...at('/good/0/options/0', 'unknown-option', { suggestions: ['horse'] }), ...at('/evil/0/unit', 'unknown-unit', { suggestions: ['orc-warrior'] })] },
  { what: 'no shape at all beside an unknown id', body: { good: 5, evil: [null, 'x', { unit: 'orc-warior' }] },
    faults: [...at('/good', 'wrong-type'), ...at('/evil/0', 'wrong-type'), ...at('/evil/1', 'wrong-type'), ...at('/evil/2/unit', 'unknown-unit')] },
  { what: 'a unit named __proto__', body: good({ unit: '__proto__' }), faults: at('/good/0/unit', 'unknown-unit', { suggestions: [] }) },
  { what: 'an unknown option', body: good({ options: ['sheild'] }), faults: at('/good/0/options/0', 'unknown-option', { suggestions: ['shield'] }) },
  { what: 'an option that the unit does not sell', body: good({ options: ['lance'] }), code: 'rule-violated', faults: at('/good/0/options/0', 'rule-violated') },
  { what: 'an unknown variant', body: { good: [{ unit: 'king-of-men', variant: 'x' }], evil: [orc] }, faults: at('/good/0/variant', 'unknown-id') },
  { what: 'an unknown weapon', body: good({ weapon: 'two-handed-wepon' }), faults: at('/good/0/weapon', 'unknown-id', { suggestions: ['two-handed-weapon'] }) },
  { what: 'SB-WEAP-001 a weapon that is not carried', body: good({ weapon: 'lance' }), ...violates('/good/0/weapon', 'SB-WEAP-001') },
  { what: 'an unknown mount', body: good({ mount: 'gwaihr' }), faults: at('/good/0/mount', 'unknown-id', { suggestions: ['gwaihir'] }) },
  { what: 'neither unit nor profile', body: { good: [{}], evil: [orc] }, faults: at('/good/0/unit', 'required') },
  { what: 'unit and profile', body: good({ profile }), faults: at('/good/0/profile', 'not-allowed') },
  { what: 'a profile with what only a unit has', body: { good: [{ profile, variant: 'x', mounted: true, mount: 'horse', passenger: man }], evil: [orc] },
    faults: ['variant', 'mounted', 'mount', 'passenger'].map((key) => ({ pointer: `/good/0/${key}`, code: 'not-allowed' })) },
  { what: 'half a profile', body: { good: [{ profile: { fight: 3 } }], evil: [orc] }, faults: ['strength', 'defence', 'attacks', 'wounds', 'courage'].map((key) => ({ pointer: `/good/0/profile/${key}`, code: 'required' })) },
  { what: 'a characteristic of 1e400', body: '{"good":[{"profile":{"fight":1e400,"strength":3,"defence":5,"attacks":1,"wounds":1,"courage":3}}],"evil":[{"unit":"orc-warrior"}]}', faults: at('/good/0/profile/fight', 'out-of-range') },
  { what: 'a Strength of 11', body: { good: [{ profile: { ...profile, strength: 11 } }], evil: [orc] }, faults: at('/good/0/profile/strength', 'out-of-range') },
  { what: 'a Shooting value of 1', body: { good: [{ profile: { ...profile, shoot: 1 } }], evil: [orc] }, faults: at('/good/0/profile/shoot', 'out-of-range') },
  { what: 'a count of 0', body: good({ count: 0 }), faults: at('/good/0/count', 'out-of-range') },
  { what: 'a count of one and a half', body: good({ count: 1.5 }), faults: at('/good/0/count', 'wrong-type') },
  { what: 'a count of 101', body: good({ count: 101 }), faults: at('/good/0/count', 'out-of-range') },
  { what: 'no side', body: { good: [man] }, faults: at('/evil', 'required') },
  { what: 'an empty side', body: { good: [man], evil: [] }, faults: at('/evil', 'too-few') },
  { what: '101 combatants', body: { good: Array(101).fill(man), evil: [orc] }, faults: at('/good', 'too-many') },
  { what: 'a unit listed with the other side', body: good({ side: 'evil' }), faults: at('/good/0/side', 'not-allowed') },
  { what: 'a barrier without a defender', body: good({}, {}, { barrier: {} }), faults: at('/barrier/defender', 'required') },
  { what: 'a rule of no scenario', body: good({}, {}, { scenarioRules: ['moria'] }), faults: at('/scenarioRules/0', 'not-allowed') },
  { what: 'two passengers', body: { good: [{ unit: 'eowyn', options: ['horse'], passenger: { unit: 'meriadoc-brandybuck', count: 2 } }], evil: [orc] }, faults: at('/good/0/passenger/count', 'out-of-range') },
  { what: 'a target that is not there', body: good({ targets: [{ combatant: 5 }] }), faults: at('/good/0/targets/0/combatant', 'out-of-range') },
  { what: 'SB-CAV-024 the mount of a model on foot', body: good({ targets: [{ combatant: 0, part: 'mount' }] }), ...violates('/good/0/targets/0/part', 'SB-CAV-024') },
  { what: 'SB-FATE-002 more Wounds than it has', body: good({ wounds: 5 }), ...violates('/good/0/wounds', 'SB-FATE-002') },
  { what: 'SB-HERO-001 more Might than store and free point', body: { good: [{ unit: 'aragorn-strider', might: 5 }], evil: [orc] }, ...violates('/good/0/might', 'SB-HERO-001') },
  { what: 'SB-HERO-001 Might of a Warrior', body: good({ might: 1 }), ...violates('/good/0/might', 'SB-HERO-001') },
  { what: 'SB-HERO-001 more Fate than the store', body: { good: [{ unit: 'aragorn-strider', fate: 4 }], evil: [orc] }, ...violates('/good/0/fate', 'SB-HERO-001') },
  { what: 'SB-HERO-001 more Will than the store', body: { good: [{ unit: 'aragorn-strider', will: 4 }], evil: [orc] }, ...violates('/good/0/will', 'SB-HERO-001') },
  { what: 'a unit whose variant is not said', body: { good: [{ unit: 'captain-of-men' }], evil: [orc] }, code: 'rule-violated', faults: at('/good/0/variant', 'rule-violated', { suggestions: ['gondor', 'rohan'] }) },
  { what: 'SB-WEAP-001 a bow that is not carried', body: good({ weapon: 'elf-bow' }), ...violates('/good/0/weapon', 'SB-WEAP-001') },
  { what: 'SB-WEAP-004 a spearman whom nobody counts', body: { good: [man, { ...man, options: ['spear'], supporting: true }], evil: [orc] }, ...violates('/good/1/supporting', 'SB-WEAP-004') },
  { what: 'no Wound left', body: good({ wounds: 0 }), faults: at('/good/0/wounds', 'out-of-range') },
  { what: 'SB-MOVE-010 several on both sides', body: { good: [man, man], evil: [orc, orc] }, code: 'multiple-both-sides', faults: at('', 'multiple-both-sides', { rule: 'SB-MOVE-010' }) },
  { what: 'SB-MIGHT-004 Might of both sides without bids', body: { good: [{ unit: 'eomer', spend: { might: 'to-win' } }], evil: [{ unit: 'orc-captain', spend: { might: 'both' } }] }, code: 'contested-might',
    faults: ['/good/0/bid', '/evil/0/bid'].map((pointer) => ({ pointer, code: 'contested-might', rule: 'SB-MIGHT-004' })) },
  { what: 'SB-MIGHT-004 a bid beyond the store', body: { good: [{ unit: 'eomer', spend: { might: 'to-win' }, bid: 9 }], evil: [orc] }, ...violates('/good/0/bid', 'SB-MIGHT-004') },
  { what: 'SB-WEAP-015 shielding without a shield', body: good({ shielding: true }), ...violates('/good/0/shielding', 'SB-WEAP-015') },
  { what: 'SB-WEAP-016 a part of a side shielding', body: { good: [man], evil: [{ unit: 'orc-warrior', options: ['shield'], shielding: true }, orc] }, ...violates('/evil/1/shielding', 'SB-WEAP-016') },
  { what: 'SB-WEAP-005 two spears', body: good({ supports: { spears: 2 } }), ...violates('/good/0/supports/spears', 'SB-WEAP-005') },
  { what: 'SB-WEAP-018 a spear and two pikes', body: good({ supports: { spears: 1, pikes: 2 } }), ...violates('/good/0/supports/pikes', 'SB-WEAP-018') },
  { what: 'SB-GROUND-008 a prone defender', body: good({ onGround: true }, {}, { barrier: { defender: 'good' } }), ...violates('/good/0/onGround', 'SB-GROUND-008') },
  { what: 'SB-SPEC-015 a horn without need', body: { good: [{ unit: 'boromir-of-gondor', horn: true }], evil: [orc] }, ...violates('/good/0/horn', 'SB-SPEC-015') },
  { what: 'SB-SPEC-036 a sweep by an Orc', body: good({}, { sweep: true }), ...violates('/evil/0/sweep', 'SB-SPEC-036') },
  { what: 'SB-CAV-001 a rider without a mount', body: good({ mounted: true }), ...violates('/good/0/mounted', 'SB-CAV-001') },
  { what: 'work without end', form: 'odds', body: { good: [{ ...man, count: 100 }], evil: [{ profile: { ...profile, attacks: 100 } }] }, code: 'too-much-work', faults: [] },
  { what: 'a passenger behind a passenger behind a passenger', body: good({ passenger: { ...man, passenger: { ...man, passenger: man } } }), code: 'rule-violated', faults: at('/good/0/passenger/unit', 'rule-violated', { rule: 'SB-CAV-012' }) },
];

const SHOTS: readonly BadRequest[] = [
  { what: 'four unknown ids, before the shots that would be forbidden', body: shot({ shooter: { unit: 'orc-warior', options: ['orc-bwo'] }, moved: 'full', inTheWay: [{ kind: 'model', unit: 'cave-trol' }, { kind: 'fight', with: [man, { unit: 'legolass' }] }] }),
    faults: [...at('/shooter/unit', 'unknown-unit', { suggestions: ['orc-warrior'] }), ...at('/shooter/options/0', 'unknown-option', { suggestions: ['orc-bow'] }),
      ...at('/inTheWay/0/unit', 'unknown-unit', { suggestions: ['cave-troll'] }), ...at('/inTheWay/1/with/1/unit', 'unknown-unit', { suggestions: ['legolas'] })] },
  { what: 'no target', body: { shooter: archer }, faults: at('/target', 'required') },
  { what: 'an unknown way of moving', body: shot({ moved: 'far' }), faults: at('/moved', 'not-allowed') },
  { what: 'SB-MEAS-002 a distance in both measures', body: shot({ distance: { inches: 6, cm: 14 } }), ...violates('/distance', 'SB-MEAS-002') },
  { what: 'a distance without a measure', body: shot({ distance: {} }), faults: at('/distance', 'required') },
  { what: 'a distance that is negative', body: shot({ distance: { inches: -1 } }), faults: at('/distance/inches', 'out-of-range') },
  { what: 'SB-SHOOT-003 out of range', body: shot({ distance: { inches: 25 } }), code: 'rule-violated', faults: at('/distance', 'rule-violated') },
  { what: 'SB-SHOOT-005 moved too far', body: shot({ moved: 'full' }), code: 'rule-violated', faults: at('/moved', 'rule-violated') },
  { what: 'SB-SHOOT-008 Good at an enemy that fights a Good model', body: { shooter: { unit: 'legolas' }, target: orc, targetInCombatWith: [man] }, ...violates('/targetInCombatWith', 'SB-SHOOT-008') },
  { what: 'SB-SHOOT-006 lying down', body: shot({ shooter: { ...archer, onGround: true } }), ...violates('/shooter/onGround', 'SB-SHOOT-006') },
  { what: 'a sort of thing that is never in the way', body: shot({ inTheWay: [{ kind: 'cloud' }] }), faults: at('/inTheWay/0/kind', 'not-allowed') },
  { what: 'a model in the way without a name', body: shot({ inTheWay: [{ kind: 'model' }] }), faults: at('/inTheWay/0', 'required') },
  { what: 'no shots', body: shot({ shots: 0 }), faults: at('/shots', 'out-of-range') },
];

const SPELLS: readonly BadRequest[] = [
  { what: 'an unknown power', body: spell({ power: 'blak-dart' }), faults: at('/power', 'unknown-id', { suggestions: ['black-dart', 'transfix', 'compel', 'drain-courage', 'sap-will'] }) },
  { what: 'an unknown power of somebody who has others', body: spell({ power: 'lightning', caster: { unit: 'saruman' } }), faults: at('/power', 'unknown-id', { suggestions: ['terrifying-aura', 'sorcerous-blast', 'effortlessly-immobilise', 'instantly-command'] }) },
  { what: 'an unknown power, an unknown target and an unknown bystander', body: spell({ power: 'blak-dart', caster: orc, target: { unit: 'warrior-of-minas-tirth' }, bystanders: [{ model: { unit: 'gimly' }, where: 'path' }] }),
    faults: [...at('/power', 'unknown-id', { suggestions: ['black-dart'] }), ...at('/target/unit', 'unknown-unit', { suggestions: ['warrior-of-minas-tirith'] }), ...at('/bystanders/0/model/unit', 'unknown-unit', { suggestions: ['gimli'] })] },
  { what: 'SB-MAGIC-030 a power that the caster lacks', body: spell({ power: 'natures-wrath', target: null, targets: [man] }), ...violates('/power', 'SB-MAGIC-030') },
  { what: 'SB-MAGIC-030 a caster who casts nothing', body: spell({ caster: orc }), ...violates('/power', 'SB-MAGIC-030') },
  { what: 'SB-WILL-005 more dice than Will', body: spell({ caster: { unit: 'ringwraith', will: 1 } }), code: 'not-enough-will', faults: at('/dice', 'not-enough-will', { rule: 'SB-WILL-005' }) },
  { what: 'SB-WILL-005 more dice to resist than Will', body: spell({ resistDice: 1 }), code: 'not-enough-will', faults: at('/resistDice', 'not-enough-will', { rule: 'SB-WILL-005' }) },
  { what: 'SB-HERO-001 free Will that nobody has', body: spell({ freeWill: 1 }), ...violates('/freeWill', 'SB-HERO-001') },
  { what: 'SB-GROUND-003 a caster on the ground', body: spell({ caster: { unit: 'ringwraith', onGround: true } }), ...violates('/caster/onGround', 'SB-GROUND-003') },
  { what: 'no dice', body: spell({ dice: 0 }), faults: at('/dice', 'out-of-range') },
  { what: 'no target', body: spell({ target: null }), faults: at('/target', 'required') },
  { what: 'a target for an aura', body: { power: 'terrifying-aura', caster: { unit: 'gandalf-the-white' }, dice: 1, target: orc }, faults: at('/target', 'not-allowed') },
  { what: 'a friend', body: spell({ target: orc }), code: 'rule-violated', faults: at('/target', 'rule-violated') },
];

const COURAGE: readonly BadRequest[] = [
  { what: 'a key of the model', body: { unit: 'orc-warrior' }, faults: [{ pointer: '/model', code: 'required' }, ...at('/unit', 'unknown-key', { suggestions: ['model', 'charging'] })] },
  { what: 'an unknown reason', body: { model: orc, because: 'bodyguards' }, faults: at('/because', 'unknown-id', { suggestions: ['bodyguard'] }) },
  { what: 'SB-SPEC-033 a reason that is not its own', body: { model: orc, because: 'bodyguard' }, code: 'rule-violated', faults: at('/because', 'rule-violated') },
  { what: 'a modifier of a half', body: { model: orc, modifier: 0.5 }, faults: at('/modifier', 'wrong-type') },
];

/** One table for every operation of combat with dice, by its path: what is special to it. */
export const BAD_COMBAT: Readonly<Record<string, readonly BadRequest[]>> = {
  'fight': FIGHTS,
  'shooting': SHOTS,
  'volley': [
    { what: 'SB-VOLLEY-001 three archers', body: { archers: [{ unit: 'wood-elf-warrior', options: ['elf-bow'], count: 3 }], target: orc, distance: { inches: 24 } }, ...violates('/archers', 'SB-VOLLEY-001') },
    { what: 'SB-VOLLEY-003 nobody sees the target', body: { archers: [{ unit: 'wood-elf-warrior', options: ['elf-bow'], count: 6 }], target: orc, distance: { inches: 24 }, seen: false }, ...violates('/seen', 'SB-VOLLEY-003') },
  ],
  'magic': SPELLS,
  'courage': COURAGE,
  'jump': [
    { what: 'a feature that nobody jumps', body: { model: man, over: 'moon' }, faults: at('/over', 'not-allowed') },
    { what: 'SB-FALL-001 a drop that is a fall', body: { model: man, over: 'drop', size: { height: 90 }, modelHeight: 28 }, ...violates('/size/height', 'SB-FALL-001') },
  ],
  'climb': [{ what: 'SB-CAV-007 on a horse', body: { model: knight }, ...violates('/model', 'SB-CAV-007') }],
  'fall': [{ what: 'no depth', body: { model: man }, faults: at('/fall', 'required') }],
  'mount': [{ what: 'SB-LOOSE-001 a mount of the other side', body: { model: { unit: 'legolas', options: ['horse'], mounted: false }, ownedBy: 'evil' }, ...violates('/ownedBy', 'SB-LOOSE-001') }],
  'thrown-rider': [{ what: 'two riders', body: { model: { ...knight, count: 2 } }, faults: at('/model/count', 'out-of-range') }],
  'sight': [{ what: 'nobody looks', body: { view: 'doubtful', lookers: 0 }, faults: at('/lookers', 'out-of-range') }],
  'priority': [{ what: 'turn 0', body: { turn: 0 }, faults: at('/turn', 'out-of-range') }, { what: 'turn 2 without a turn 1', body: { turn: 2 }, faults: at('/previous', 'required') }],
  'd3': [{ what: 'no dice at all', body: { dice: 0 }, faults: at('/dice', 'out-of-range') }],
  'fate': [{ what: 'more Wounds than anybody suffers', body: { model: man, suffered: 21 }, faults: at('/suffered', 'out-of-range') }],
  'venom': [{ what: 'SB-SPEC-042 a blade in a model of one Wound', body: { model: man, from: 'morgul-blade' }, ...violates('/model', 'SB-SPEC-042') }],
  'turn-effects': [
    { what: 'SB-S04-005 before turn 2', body: { effect: 'nazgul', turn: 1 }, ...violates('/turn', 'SB-S04-005') },
    { what: 'SB-SPEC-007 somebody without the Ring', body: { effect: 'ring-control', model: man }, ...violates('/model', 'SB-SPEC-007') },
    { what: 'a model with a die that is nobody\'s', body: { effect: 'nazgul', model: man }, faults: at('/model', 'not-allowed') },
    { what: 'an effect that there is not', body: { effect: 'strong-wind' }, faults: at('/effect', 'unknown-id', { suggestions: ['strong-winds'] }) },
    { what: 'rolls and a last turn', body: { effect: 'nazgul', rolls: 2, untilTurn: 4 }, faults: at('/untilTurn', 'not-allowed') },
    { what: 'SB-W04-005 a trap for Good', body: { effect: 'trap', model: man }, ...violates('/model', 'SB-W04-005') },
  ],
  'heroic-actions': [
    { what: 'nobody', body: { phase: 'move', declared: [] }, faults: at('/declared', 'too-few') },
    { what: 'SB-HEROIC-001 no Might', body: { phase: 'move', declared: [{ hero: { unit: 'eomer', might: 0 } }] }, ...violates('/declared/0/hero', 'SB-HEROIC-001') },
    { what: 'SB-HEROIC-001 no Hero', body: { phase: 'move', declared: [{ hero: man }] }, ...violates('/declared/0/hero', 'SB-HEROIC-001') },
  ],
};
