import type { Json } from './asking.js';
import type { Fault } from './asking.js';

/** Sound requests of scenarios, by the path of their door. */
export const SCENARIO_REQUESTS: Readonly<Record<string, readonly (readonly [scenario: string, body: object])[]>> = {
  setup: [
    ['skirmish-in-osgiliath', {
      good: { pointsLimit: 200, entries: [{ unit: 'warrior-of-minas-tirith', count: 24, options: ['shield'] }] },
      evil: { pointsLimit: 200, entries: [{ unit: 'orc-warrior', count: 24, options: ['hand-weapon', 'shield'] }] },
    }],
    ['the-white-rider', {
      measure: 'cm',
      good: { entries: [{ unit: 'frodo-baggins' }, { unit: 'aragorn-strider', options: ['horse'] }, { unit: 'knight-of-minas-tirith', count: 4 }] },
      evil: { entries: [{ unit: 'ringwraith', count: 2, options: ['fell-beast'] }, { unit: 'gollum' }] },
    }],
    ['the-pride-of-gondor', { good: { pointsLimit: 250, entries: [{ unit: 'faramir' }] }, evil: { pointsLimit: 300, entries: [{ unit: 'orc-captain' }] } }],
  ],
  campaign: [
    ['the-battle-of-the-pelennor-fields', { survivors: [] }],
    ['the-battle-of-the-pelennor-fields', {
      survivors: [
        { scenario: 'the-charge-of-the-rohirrim', unit: 'eomer', options: ['shield'], mount: 'horse', left: { might: 1, wounds: 1 } },
        { scenario: 'minas-tirith', unit: 'witch-king', mount: 'fell-beast', left: { will: 3 } },
      ],
      banners: ['good/9', 'evil/6'],
    }],
  ],
  'deployment/check': [
    ['skirmish-in-osgiliath', {
      boards: [{ id: 'osgiliath', width: 72, depth: 48 }],
      models: [{ side: 'good', unit: 'warrior-of-minas-tirith', at: { x: 30, y: 37 } }, { side: 'evil', unit: 'orc-warrior', options: ['shield'], at: { x: 30, y: 30 }, base: 1.25 }],
    }],
    ['the-ambush', { measure: 'cm', partial: true, models: [{ side: 'good', unit: 'warrior-of-minas-tirith', at: { x: 28, y: 28 }, placement: 'first-man' }, { side: 'evil', unit: 'orc-warrior' }] }],
    ['the-black-gate-opens', { partial: true, features: [{ id: 'crack-of-doom', x: 6, y: 6 }], models: [{ side: 'evil', unit: 'gollum', at: { x: 9, y: 6 }, board: 'chambers-of-fire' }] }],
    ['minas-tirith', {
      forces: 'points-match', boards: [{ id: 'streets', width: 48, depth: 48 }],
      models: [{ side: 'good', unit: 'eowyn', options: ['horse'], at: { x: 9, y: 6 } }, { side: 'good', unit: 'meriadoc-brandybuck', carriedBy: 0, ringBearer: true }, { side: 'evil', unit: 'gollum', at: { x: 20, y: 24 } }],
    }],
  ],
  outcome: [
    ['skirmish-in-osgiliath', { turn: 12, endOfTurn: true, sides: { good: { starting: 24, left: 15 }, evil: { starting: 24, left: 12 } } }],
    ['rearguard', { turn: 12, endOfTurn: true, sides: { good: { starting: 24, left: 0 }, evil: { starting: 24, left: 10 } } }],
    ['the-ambush', { turn: 2, endOfTurn: false, sides: { good: { starting: 3, left: 1 }, evil: { starting: 4, left: 1 } } }],
    ['minas-tirith', { turn: 9, endOfTurn: true, sides: { good: { starting: 35, left: 20 }, evil: { starting: 37, left: 9, bannersLost: 1 } } }],
    ['the-tower-of-cirith-ungol', {
      turn: 7, endOfTurn: false, sides: { good: { starting: 18, left: 1, ringWornBy: 'sam-gamgee', slain: [{ unit: 'frodo-baggins' }], exited: [] }, evil: { starting: 25, left: 4 } },
      itemsGone: [{ item: 'mithril-coat', side: 'good', through: 'gate' }],
    }],
    ['the-army-of-the-dead', {
      turn: 30, endOfTurn: true, pointsMatch: { good: { heroes: [{ unit: 'elrond' }], mostExpensiveHero: 'elrond' } },
      sides: { good: { starting: 6, left: 0, exited: [{ unit: 'elrond', through: 'north' }, { unit: 'wood-elf-warrior', count: 3, through: 'north' }] }, evil: { starting: 40, left: 3, fled: [{ unit: 'orc-warrior', count: 2 }], inside: 1 } },
    }],
  ],
  path: [['the-black-gate-opens', { length: { inches: 24 } }], ['the-black-gate-opens', { length: { cm: 75 }, fromTurn: 2, turn: 5 }]],
};

/** What is wrong with a request, as both doors must tell it. */
export interface BadScenarioRequest {
  readonly what: string;
  readonly scenario: string;
  readonly body: Json;
  readonly code?: string;
  readonly faults: readonly Partial<Fault & { readonly rule: string }>[];
}

const state = (good: object, more: object = {}): object => ({ turn: 3, endOfTurn: true, sides: { good: { starting: 24, left: 24, ...good }, evil: { starting: 24, left: 24 } }, ...more });
const at = (pointer: string, code: string, more: object = {}): BadScenarioRequest['faults'] => [{ pointer, code, ...more }];
const osgiliath = 'skirmish-in-osgiliath';
const man = { side: 'good', unit: 'warrior-of-minas-tirith', at: { x: 30, y: 4 } };
const table = [{ id: 'osgiliath', width: 72, depth: 48 }];
const stood = (more: object, other: object = {}): object => ({ boards: table, models: [{ ...man, ...more }], ...other });

const noForce = { entries: [] };

export const BAD_SCENARIO_REQUESTS: Readonly<Record<string, readonly BadScenarioRequest[]>> = {
  setup: [
    { what: 'an empty body', scenario: osgiliath, body: {}, faults: [{ pointer: '/good', code: 'required' }, { pointer: '/evil', code: 'required' }] },
    { what: 'a scenario with its own participants alone', scenario: 'the-ambush', body: { good: noForce, evil: noForce }, faults: at('/id', 'not-allowed') },
    { what: 'a unit that there is not, and an option', scenario: osgiliath, body: { good: { entries: [{ unit: 'orc-warior' }] }, evil: noForce }, faults: at('/good/entries/0/unit', 'unknown-unit', { suggestions: ['orc-warrior'] }) },
    { what: 'an event pack that contradicts itself', scenario: osgiliath, body: { good: noForce, evil: { entries: [], eventPack: { minModels: 5, maxModels: 4 } } }, code: 'invalid-input', faults: at('/evil/eventPack/minModels', 'out-of-range') },
    { what: 'a key that there is not', scenario: osgiliath, body: { good: { ...noForce, side: 'good' }, evil: noForce }, faults: at('/good/side', 'unknown-key') },
  ],
  campaign: [
    { what: 'an empty body', scenario: 'the-battle-of-the-pelennor-fields', body: {}, faults: at('/survivors', 'required') },
    { what: 'a battle that none leads to', scenario: osgiliath, body: { survivors: [] }, faults: at('/id', 'not-allowed') },
    { what: 'no Hero of that battle', scenario: 'the-battle-of-the-pelennor-fields', body: { survivors: [{ scenario: 'minas-tirith', unit: 'peregrin-tok' }] }, faults: at('/survivors/0/unit', 'unknown-id', { suggestions: ['peregrin-took'] }) },
    { what: 'an earlier battle that there is not', scenario: 'the-battle-of-the-pelennor-fields', body: { survivors: [{ scenario: 'minas-tirit', unit: 'peregrin-took' }] }, faults: at('/survivors/0/scenario', 'unknown-id', { suggestions: ['minas-tirith'] }) },
    { what: 'no Wound left', scenario: 'the-battle-of-the-pelennor-fields', body: { survivors: [{ scenario: 'minas-tirith', unit: 'peregrin-took', left: { wounds: 0 } }] }, faults: at('/survivors/0/left/wounds', 'out-of-range') },
    { what: 'more Fate than there can be', scenario: 'the-battle-of-the-pelennor-fields', body: { survivors: [{ scenario: 'minas-tirith', unit: 'peregrin-took', left: { fate: 3 } }] }, faults: at('/survivors/0/left/fate', 'out-of-range') },
    { what: 'a mount among the options', scenario: 'the-battle-of-the-pelennor-fields', body: { survivors: [{ scenario: 'the-charge-of-the-rohirrim', unit: 'eomer', options: ['horse'] }] }, faults: at('/survivors/0/options/0', 'not-allowed') },
    { what: 'a banner for a Hero', scenario: 'the-battle-of-the-pelennor-fields', body: { survivors: [], banners: ['good/0'] }, faults: at('/banners/0', 'not-allowed', { suggestions: ['all', 'good/9', 'good/10', 'good/12', 'good/13', 'good/14', 'evil/4', 'evil/5', 'evil/6', 'evil/7', 'evil/8', 'evil/9'] }) },
  ],
  'deployment/check': [
    { what: 'an empty body', scenario: osgiliath, body: {}, faults: at('/models', 'required') },
    { what: 'no model', scenario: osgiliath, body: { models: [] }, faults: at('/models', 'too-few') },
    { what: '501 models', scenario: osgiliath, body: { boards: table, models: Array.from({ length: 501 }, () => man) }, faults: at('/models', 'too-many') },
    { what: 'no size for a board without one', scenario: osgiliath, body: { models: [man] }, faults: at('/boards', 'required') },
    { what: 'a size for a board that has one', scenario: 'the-ambush', body: { boards: [{ id: 'fields', width: 24, depth: 24 }], models: [man] }, faults: at('/boards/0', 'not-allowed') },
    { what: 'the same board twice', scenario: osgiliath, body: { boards: [...table, ...table], models: [man] }, faults: at('/boards/1/id', 'not-allowed') },
    { what: 'a board that there is not', scenario: osgiliath, body: stood({ board: 'osgiliat' }), faults: at('/models/0/board', 'unknown-id', { suggestions: ['osgiliath'] }) },
    { what: 'a feature that there is not', scenario: osgiliath, body: stood({}, { features: [{ id: 'anduinn', x: 1, y: 1 }] }), faults: at('/features/0/id', 'unknown-id', { suggestions: ['anduin'] }) },
    { what: 'a feature that the scenario places', scenario: osgiliath, body: stood({}, { features: [{ id: 'anduin', x: 1, y: 1 }] }), faults: at('/features/0', 'not-allowed') },
    { what: 'a points match of a scenario without one', scenario: 'the-ambush', body: { forces: 'points-match', models: [man] }, faults: at('/forces', 'not-allowed') },
    { what: 'a placement that there is not', scenario: osgiliath, body: stood({ placement: 'sentinel' }), faults: at('/models/0/placement', 'unknown-id', { suggestions: ['sentinels'] }) },
    { what: 'a placement named constructor', scenario: osgiliath, body: stood({ placement: 'constructor' }), faults: at('/models/0/placement', 'unknown-id', { suggestions: ['sentinels', 'reinforcements', 'orcs'] }) },
    { what: 'an unknown unit', scenario: osgiliath, body: stood({ unit: 'warrior-of-minas-tirit' }), faults: at('/models/0/unit', 'unknown-unit', { suggestions: ['warrior-of-minas-tirith'] }) },
    { what: 'an unknown option', scenario: osgiliath, body: stood({ options: ['bwo'] }), faults: at('/models/0/options/0', 'unknown-option', { suggestions: ['bow'] }) },
    { what: 'a spot beyond every table', scenario: osgiliath, body: stood({ at: { x: 1e9, y: 4 } }), faults: at('/models/0/at/x', 'out-of-range') },
    { what: 'a spot with one figure', scenario: osgiliath, body: stood({ at: { x: 4 } }), faults: at('/models/0/at/y', 'required') },
    { what: 'a base without size', scenario: osgiliath, body: stood({ base: 0 }), faults: at('/models/0/base', 'out-of-range') },
    { what: 'a carrier that there is not', scenario: osgiliath, body: stood({ at: null, carriedBy: 7 }), faults: at('/models/0/carriedBy', 'out-of-range') },
    { what: 'a model that carries itself', scenario: osgiliath, body: stood({ at: null, carriedBy: 0 }), faults: at('/models/0/carriedBy', 'not-allowed') },
    { what: 'a passenger with a spot of its own', scenario: osgiliath, body: { boards: table, models: [man, { ...man, carriedBy: 0 }] }, faults: at('/models/1/at', 'not-allowed') },
    { what: 'two measures', scenario: osgiliath, body: stood({}, { measure: 'feet' }), faults: at('/measure', 'not-allowed') },
    { what: 'an unknown key', scenario: osgiliath, body: stood({ facing: 'north' }), faults: at('/models/0/facing', 'unknown-key') },
  ],
  outcome: [
    { what: 'an empty body', scenario: osgiliath, body: {}, faults: ['/turn', '/endOfTurn', '/sides'].map((pointer) => ({ pointer, code: 'required' })) },
    { what: 'turn 0', scenario: osgiliath, body: state({}, { turn: 0 }), faults: at('/turn', 'out-of-range') },
    { what: 'turn 1001', scenario: osgiliath, body: state({}, { turn: 1001 }), faults: at('/turn', 'out-of-range') },
    { what: 'a turn after the last', scenario: 'the-fate-of-theoden', body: { turn: 21, endOfTurn: true, sides: { good: { starting: 3, left: 1 }, evil: { starting: 1, left: 1 } } }, faults: at('/turn', 'out-of-range') },
    { what: 'half a model', scenario: osgiliath, body: state({ left: 1.5 }), faults: at('/sides/good/left', 'wrong-type') },
    { what: 'less than none left', scenario: osgiliath, body: state({ left: -1 }), faults: at('/sides/good/left', 'out-of-range') },
    { what: 'more left than started', scenario: osgiliath, body: state({ left: 25 }), faults: at('/sides/good/left', 'out-of-range') },
    { what: 'more gone than started', scenario: osgiliath, body: state({ left: 23, slain: [{ unit: 'warrior-of-minas-tirith', count: 2 }] }), faults: at('/sides/good', 'out-of-range') },
    { what: 'a reserve where there is none', scenario: osgiliath, body: state({ left: 20, undeployed: 2 }), faults: at('/sides/good/undeployed', 'not-allowed') },
    { what: 'an unknown unit', scenario: osgiliath, body: state({ left: 20, slain: [{ unit: 'warrior-of-minas-tirit' }] }), faults: at('/sides/good/slain/0/unit', 'unknown-unit', { suggestions: ['warrior-of-minas-tirith'] }) },
    { what: 'a unit named __proto__', scenario: osgiliath, body: state({ left: 20, slain: [{ unit: '__proto__' }] }), faults: at('/sides/good/slain/0/unit', 'unknown-unit', { suggestions: [] }) },
    { what: 'a unit that takes no part', scenario: osgiliath, body: state({ left: 20, fled: [{ unit: 'legolas' }] }), faults: at('/sides/good/fled/0/unit', 'not-allowed') },
    { what: 'an edge that is none', scenario: osgiliath, body: state({ left: 20, exited: [{ unit: 'warrior-of-minas-tirith', through: 'nroth' }] }), faults: at('/sides/good/exited/0/through', 'unknown-id', { suggestions: ['north'] }) },
    { what: 'an unknown key', scenario: osgiliath, body: state({ lfet: 3 }), faults: at('/sides/good/lfet', 'unknown-key') },
    { what: 'a part of a model that is none', scenario: osgiliath, body: state({ left: 20, slain: [{ unit: 'warrior-of-minas-tirith', part: 'horse' }] }), faults: at('/sides/good/slain/0/part', 'not-allowed') },
    { what: 'SB-S03-007 the Ring where nobody wears it', scenario: 'in-the-clutches-of-shelob', code: 'rule-violated',
      body: { turn: 3, endOfTurn: true, sides: { good: { starting: 2, left: 2, ringWornBy: 'frodo-baggins' }, evil: { starting: 1, left: 1 } } }, faults: at('/sides/good/ringWornBy', 'rule-violated', { rule: 'SB-S03-007' }) },
    { what: 'a fact that decides and is not told', scenario: 'the-black-gate-opens', body: { turn: 3, endOfTurn: true, sides: { good: { starting: 42, left: 42 }, evil: { starting: 56, left: 50 } } }, faults: at('/deeds', 'required') },
    { what: 'a deed of another scenario', scenario: osgiliath, body: state({}, { deeds: ['ring-destroyed'] }), faults: at('/deeds/0', 'unknown-id') },
    { what: 'no points match', scenario: 'the-ambush', body: { turn: 3, endOfTurn: true, sides: { good: { starting: 3, left: 3 }, evil: { starting: 4, left: 4 } }, pointsMatch: {} }, faults: at('/pointsMatch', 'not-allowed') },
    { what: 'banners that nobody had', scenario: osgiliath, body: state({ bannersLost: 1 }), faults: at('/sides/good/bannersLost', 'out-of-range') },
  ],
  path: [
    { what: 'no length', scenario: 'the-black-gate-opens', body: {}, faults: at('/length', 'required') },
    { what: 'an empty length', scenario: 'the-black-gate-opens', body: { length: {} }, faults: at('/length', 'required') },
    { what: 'both measures', scenario: 'the-black-gate-opens', code: 'rule-violated', body: { length: { inches: 24, cm: 60 } }, faults: at('/length', 'rule-violated', { rule: 'SB-MEAS-002' }) },
    { what: 'no path in this scenario', scenario: osgiliath, body: { length: { inches: 24 } }, faults: at('/id', 'not-allowed') },
  ],
};
