const man = { unit: 'warrior-of-minas-tirith', options: ['shield'] };
const orc = { unit: 'orc-warrior', options: ['shield'] };
const knight = { unit: 'knight-of-minas-tirith' };
const aragorn = { unit: 'aragorn-strider', spend: { might: 'both', fate: 'always' } };

/** Sound requests for every operation of combat, by its path. */
export const COMBAT_REQUESTS: Readonly<Record<string, readonly object[]>> = {
  fight: [
    { good: [man], evil: [orc] },
    { good: [aragorn], evil: [{ ...orc, count: 3 }], banners: { evil: true } },
    { good: [{ ...knight, charged: true }], evil: [orc] },
    { good: [man], evil: [orc, orc], barrier: { defender: 'good' } },
  ],
  shooting: [
    { shooter: { unit: 'legolas' }, target: orc, distance: { inches: 12 } },
    { shooter: { unit: 'orc-warrior', options: ['orc-bow'] }, target: knight, inTheWay: [{ kind: 'obstacle' }, { kind: 'model', unit: 'orc-warrior' }] },
    { shooter: { unit: 'orc-warrior', options: ['orc-bow'] }, target: man, targetInCombatWith: [orc] },
  ],
  volley: [{ archers: [{ unit: 'wood-elf-warrior', options: ['elf-bow'], count: 6 }], target: orc, others: [orc, { unit: 'warg-rider' }], distance: { inches: 24 } }],
  magic: [
    { power: 'black-dart', caster: { unit: 'ringwraith' }, dice: 2, target: { unit: 'aragorn-strider' }, resistDice: 1 },
    { power: 'sorcerous-blast', caster: { unit: 'saruman' }, dice: 2, target: man, bystanders: [{ model: knight, where: 'path' }] },
    { power: 'natures-wrath', caster: { unit: 'arwen-evenstar' }, dice: 2, targets: [orc, orc] },
    { power: 'terrifying-aura', caster: { unit: 'gandalf-the-white' }, dice: 1 },
  ],
  courage: [{ model: { unit: 'orc-warrior', count: 3 } }, { model: man, charging: { unit: 'ringwraith' } }, { model: { unit: 'rohan-royal-guard' }, because: 'bodyguard' }],
  jump: [{ model: man, over: 'obstacle' }, { model: knight, over: 'obstacle', larger: true }, { model: { ...aragorn }, over: 'gap', size: { width: 28 }, modelHeight: 28, depth: { inches: 4 } }],
  climb: [{ model: man }, { model: man, surface: { height: { inches: 6 } }, modelHeight: 28 }],
  fall: [{ model: man, fall: { inches: 4 } }, { model: aragorn, fall: { cm: 12 }, because: 'beaten', below: [{ model: man, fall: { cm: 6 } }] }],
  mount: [{ model: { unit: 'legolas', options: ['horse'], mounted: false } }],
  'thrown-rider': [{ model: knight }],
  sight: [{ view: 'doubtful', lookers: 3 }, { view: 'clear' }],
  d3: [{ dice: 3 }, {}],
  priority: [{ turn: 2, previous: 'good' }, { turn: 1 }],
  fate: [{ model: { unit: 'legolas' } }, { model: { unit: 'frodo-baggins' }, suffered: 2 }],
  venom: [{ model: aragorn, turns: 5 }],
  'turn-effects': [
    { effect: 'ring-control', model: { unit: 'frodo-baggins', spend: { might: 'to-win' } } },
    { effect: 'nazgul', turn: 3, rolls: 5 },
    { effect: 'horns-in-the-distance', force: { starting: 35, left: 17 } },
    { effect: 'reinforcements' },
    { effect: 'strong-winds', untilTurn: 5 },
    { effect: 'trap', model: { unit: 'warg-rider' } },
  ],
  'heroic-actions': [
    { phase: 'move', declared: [{ hero: { unit: 'aragorn-strider' }, name: 'Aragorn', followers: [{ name: 'a Man', starts: { inches: 5 }, ends: { inches: 6 } }] }, { hero: { unit: 'orc-captain' } }] },
    { phase: 'fight', declared: [{ hero: { unit: 'elendil' }, foes: { touching: 1, slain: 1 } }] },
  ],
};

/** Sound questions that roll no dice, by their path. */
export const COMBAT_QUESTIONS: Readonly<Record<string, readonly object[]>> = {
  matchups: [{ good: [man, aragorn], evil: [orc, { unit: 'ringwraith' }] }],
  'movement/allowance': [
    { model: { unit: 'legolas' }, path: [{ kind: 'move', distance: { inches: 2 } }, { kind: 'move', distance: { inches: 1 }, terrain: 'woods' }] },
    { model: knight, path: [{ kind: 'move', distance: { cm: 4 }, terrain: 'marsh' }], charge: { distance: { cm: 6 }, seenAtStart: true } },
    { looseMount: 'horse' },
  ],
  'turn-rulings/royal-standard': [{ model: { unit: 'eomer', might: 0 }, distance: { inches: 3 } }],
  'turn-rulings/mirror-of-galadriel': [{ model: { unit: 'aragorn-strider', fate: 0 }, distance: { cm: 14 } }],
  'turn-rulings/will-after-fights': [{ model: { unit: 'ringwraith' }, phases: 3, againstTheRing: 1 }],
  'turn-rulings/ring-on': [{ model: { unit: 'frodo-baggins' }, engagedBy: [orc, { unit: 'ringwraith' }] }, { model: { unit: 'frodo-baggins' }, scenario: 'in-the-clutches-of-shelob', movePhaseOf: 'evil' }],
  'turn-rulings/ring-taken': [{ slayer: { unit: 'gollum' } }],
  'turn-rulings/mount-left': [{ model: { unit: 'gandalf-the-white', mount: 'gwaihir' } }, { model: knight, looseMounts: true, by: orc }],
  'turn-rulings/spoils': [{ model: { unit: 'eomer' }, opponents: 1, slain: 1 }],
  'turn-rulings/fallen-banner': [{ model: man, touching: true, engaged: false }],
  'turn-rulings/retreat': [{ model: man, moved: { inches: 4 }, edge: { inches: 5.5 } }, { model: man }],
  'turn-rulings/returns': [{ scenario: 'the-long-night', slain: [{ model: orc, count: 9 }] }],
  'turn-rulings/gollum-wakes': [{ entered: 8, turn: 9 }, { entered: null, turn: 9 }],
  'turn-rulings/mithril-coat': [{ slainBy: 'shot', present: false }],
  'courage/triggers': [{ model: orc, force: { starting: 24, lost: 12 } }, { model: man, enemies: [{ inches: 5 }, { inches: 5 }] }],
};
