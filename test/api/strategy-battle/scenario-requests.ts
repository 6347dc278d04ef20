import type { Json } from './asking.js';
import type { Fault } from './asking.js';

/** Sound requests of scenarios, by the path of their door. */
export const SCENARIO_REQUESTS: Readonly<Record<string, readonly (readonly [scenario: string, body: object])[]>> = {
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

export const BAD_SCENARIO_REQUESTS: Readonly<Record<string, readonly BadScenarioRequest[]>> = {
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
