import type { ArmyRequest } from '../../../src/rules/strategy-battle/army/army-report.js';
import { aUnit, type UnitBuilder } from '../builders/requests.js';

const captain = aUnit('captain').as('north');

/** A list over the handmade reference with one fault. */
export interface FaultyList {
  readonly name: string;
  readonly entries: readonly UnitBuilder[];
  readonly given?: Partial<ArmyRequest>;
  /** code, pointer, rule, actual, limit, message */
  readonly finding: readonly [string, string, string | null, number | null, number | null, string];
  /** Texts of the fixes. */
  readonly fixes: readonly string[];
}

/** One for every finding by the rules. */
export const FAULTY_LISTS: readonly FaultyList[] = [
  {
    name: 'SB-ARMY-001 a point over the agreed value',
    entries: [aUnit('footman').times(4), aUnit('axeman').with('shield')],
    given: { pointsLimit: 25 },
    finding: ['points-over-limit', '/entries', 'SB-ARMY-001', 26, 25, 'The force costs 26 points of 25: 1 too many.'],
    fixes: ['Take out: 1 x Footman.', 'Take out: 1 x Axeman.'],
  },
  {
    name: 'SB-ARMY-001 more over than any line is worth',
    entries: [aUnit('captain').as('north'), captain.with('shield'), aUnit('footman').times(3)],
    given: { pointsLimit: 30 },
    finding: ['points-over-limit', '/entries', 'SB-ARMY-001', 100, 30, 'The force costs 100 points of 30: 70 too many.'],
    fixes: ['Take out: 2 x Captain.'],
  },
  {
    name: 'SB-ARMY-015 three quarters of the agreed value, rounded down',
    entries: [aUnit('goblin').times(37), aUnit('goblin').with('shield')],
    given: { side: 'evil', scenario: 'skirmish', pointsLimit: 250 },
    finding: ['points-over-limit', '/entries', 'SB-ARMY-015', 191, 187, 'The force costs 191 points of 187: 4 too many.'],
    fixes: ['Take out: 1 x Goblin.', 'Take out: 1 x Goblin.'],
  },
  {
    name: 'SB-ARMY-017 a unit of the other list',
    entries: [aUnit('footman'), aUnit('goblin')],
    finding: ['wrong-side', '/entries/1/unit', 'SB-ARMY-017', null, null, 'Goblin is in the evil list; this is a force of the good side.'],
    fixes: ['Take out: 1 x Goblin.'],
  },
  {
    name: 'SB-ARMY-017 a whole list of the other side',
    entries: [aUnit('goblin')],
    finding: ['wrong-side', '/entries/0/unit', 'SB-ARMY-017', null, null, 'Goblin is in the evil list; this is a force of the good side.'],
    fixes: ['Judge the list as evil.'],
  },
  {
    name: 'SB-ARMY-003 one of a kind',
    entries: [aUnit('ranger-lord'), aUnit('footman'), aUnit('ranger-lord').with('plate')],
    finding: ['unique-duplicated', '/entries/2', 'SB-ARMY-003', 2, 1, 'There is one Ranger lord; the force has 2: 1 too many.'],
    fixes: ['Take out: 1 x Ranger lord.'],
  },
  {
    name: 'SB-ARMY-005 two figures of one person',
    entries: [aUnit('sage'), aUnit('sage-reborn')],
    finding: ['one-gandalf', '/entries/1', 'SB-ARMY-005', 2, 1, 'Only one of these may be in a force: Sage, Sage reborn; it has 2.'],
    fixes: ['Take out: 1 x Sage reborn.', 'Take out: 1 x Sage.'],
  },
  {
    name: 'SB-ARMY-010 more than the limit of a unit',
    entries: [aUnit('wraith').times(2), aUnit('wraith').with('horse').times(2)],
    given: { side: 'evil' },
    finding: ['unit-limit', '/entries/1', 'SB-ARMY-010', 4, 3, 'A force has at most 3 of Wraith; this one has 4: 1 too many.'],
    fixes: ['Take out: 1 x Wraith.'],
  },
  {
    name: 'SB-ARMY-004 a mark beside who goes first',
    entries: [aUnit('ring-finder'), aUnit('ring-heir').bearingTheRing()],
    finding: ['ring-bearer-not-allowed', '/entries/1/ringBearer', 'SB-ARMY-004', null, null, 'Ring heir cannot be the Ringbearer while the force has Ring finder.'],
    fixes: ['Do not mark it as Ringbearer.'],
  },
  {
    name: 'SB-ARMY-004 a mark on somebody else',
    entries: [aUnit('footman').bearingTheRing()],
    finding: ['ring-bearer-not-allowed', '/entries/0/ringBearer', 'SB-ARMY-004', null, null, 'Footman cannot be the Ringbearer.'],
    fixes: ['Do not mark it as Ringbearer.'],
  },
  {
    name: 'SB-ARMY-004 two marks',
    entries: [aUnit('ring-taker').bearingTheRing(), aUnit('ring-heir').bearingTheRing()],
    finding: ['ring-bearer-duplicated', '/entries/0/ringBearer', 'SB-ARMY-004', 2, 1, 'One model carries the Ring; 2 are marked as Ringbearer: 1 too many.'],
    fixes: ['Mark one model at most as Ringbearer.'],
  },
  {
    name: 'SB-ARMY-009 a companion is missing',
    entries: [aUnit('great-bird')],
    finding: ['companion-required', '/entries/0', 'SB-ARMY-009', null, null, 'Great bird may be taken only in a force that has Sage or Sage reborn.'],
    fixes: ['Add: 1 x Sage.', 'Add: 1 x Sage reborn.'],
  },
  {
    name: 'SB-ARMY-007 the opponent lacks the Ringbearer',
    entries: [aUnit('ring-seeker')],
    given: { side: 'evil' },
    finding: ['opponent-required', '/entries/0', 'SB-ARMY-007', null, null, 'Ring seeker may be taken only against a force that has the Ringbearer.'],
    fixes: ['Say that the opposing force has the Ringbearer, if it has.'],
  },
  {
    name: 'SB-ARMY-006 an option that somebody present forbids',
    entries: [aUnit('ring-finder').with('star-sword'), aUnit('ring-heir')],
    finding: ['option-excluded-by-army', '/entries/0/options/0', 'SB-ARMY-006', null, null, 'Ring finder cannot buy Star sword while the force has Ring heir.'],
    fixes: ['Leave out: Star sword.', 'Take out: 1 x Ring heir.'],
  },
  {
    name: 'SB-BANNER-001 more banners than Heroes',
    entries: [captain.times(3), aUnit('footman').with('banner').times(4)],
    finding: ['banner-limit', '/entries', 'SB-BANNER-001', 4, 3, '3 Heroes allow 3 banners; the force has 4: 1 too many.'],
    fixes: ['Leave out (banner): 1 of the models.'],
  },
  {
    name: 'SB-ARMY-014 more than a third with bows, bought ones',
    entries: [aUnit('footman').with('bow', 'spear').times(9), aUnit('axeman').times(15)],
    given: { scenario: 'skirmish', pointsLimit: 500 },
    finding: ['bow-limit', '/entries', 'SB-ARMY-014', 9, 8, '1/3 of 24 models may carry bows or crossbows, so 8; 9 do: 1 too many.'],
    fixes: ['Leave out (bow, crossbow): 1 of the models.', 'Take out: 2 x Footman.'],
  },
  {
    name: 'SB-ARMY-002 Heroes where none are allowed',
    entries: [aUnit('footman'), captain.times(2)],
    given: { scenario: 'skirmish', pointsLimit: 500 },
    finding: ['heroes-not-allowed', '/entries/1', 'SB-S01-002', 2, 0, 'Skirmish allows 0 Heroes; the force has 2: 2 too many.'],
    fixes: ['Take out: 2 x Captain.'],
  },
  {
    name: 'SB-S05-002 a Hero too few',
    entries: [captain],
    given: { scenario: 'duel', pointsLimit: 300 },
    finding: ['heroes-required', '/entries', 'SB-S05-002', 1, 2, 'Duel asks for 2 Heroes; the force has 1: 1 too few.'],
    fixes: ['Add: 1 x Marshal.', 'Add: 1 x Axe lord.'],
  },
  {
    name: 'SB-S03-002 a warrior among Heroes',
    entries: [captain, aUnit('footman')],
    given: { scenario: 'lair' },
    finding: ['heroes-only', '/entries/1', 'SB-S03-002', null, null, 'Lair is for Heroes only; Footman is none.'],
    fixes: ['Take out: 1 x Footman.'],
  },
  {
    name: 'SB-S01-002 a rider whose mount is in the price',
    entries: [aUnit('axeman').times(2), aUnit('plains-rider')],
    given: { scenario: 'skirmish', pointsLimit: 500 },
    finding: ['mounted-not-allowed', '/entries/1', 'SB-S01-002', null, null, 'Skirmish is fought on foot; Plains rider rides: Horse.'],
    fixes: ['Take out: 1 x Plains rider.'],
  },
  {
    name: 'SB-ARMY-019 an agreed value below the minimum',
    entries: [captain.times(2)],
    given: { scenario: 'duel', pointsLimit: 299 },
    finding: ['points-under-minimum', '/pointsLimit', 'SB-ARMY-019', 299, 300, 'Duel asks for an agreed value of at least 300 points; 299 were agreed: 1 too few.'],
    fixes: ['Agree on 300 points.'],
  },
  {
    name: 'SB-S11-002 too little spent on the other side',
    entries: [aUnit('footman').times(4), aUnit('goblin').times(2)],
    given: { scenario: 'tower' },
    finding: ['side-mix-required', '/entries', 'SB-S11-002', 10, 15, 'Of 30 points, 1/2 go on Evil models, so 15; the force spends 10: 5 too few.'],
    fixes: ['Add: 2 x Goblin.', 'Add: 2 x Goblin.'],
  },
  {
    name: 'SB-S03-002 somebody who is not in the scenario',
    entries: [aUnit('great-spider'), aUnit('goblin')],
    given: { side: 'evil', scenario: 'lair' },
    finding: ['unit-not-in-scenario', '/entries/1/unit', 'SB-S03-002', null, null, 'Lair names this force, and Goblin is not in it.'],
    fixes: ['Take out: 1 x Goblin.'],
  },
  {
    name: 'SB-S03-002 nobody of those who are',
    entries: [],
    given: { side: 'evil', scenario: 'lair' },
    finding: ['unit-required-by-scenario', '/entries', 'SB-S03-002', 0, 1, 'Lair asks for 1 x Great spider; the force has 0.'],
    fixes: ['Add: 1 x Great spider.'],
  },
  {
    name: 'SB-ARMY-009 a unit that has no place underground',
    entries: [aUnit('sage'), aUnit('great-bird')],
    given: { scenario: 'deep-mine' },
    finding: ['unit-not-in-scenario', '/entries/1/unit', 'SB-ARMY-009', null, null, 'Deep mine is fought underground, where there is no place for Great bird.'],
    fixes: ['Take out: 1 x Great bird.'],
  },
  {
    name: 'SB-SPEC-028 a flying mount underground',
    entries: [aUnit('wraith').with('drake')],
    given: { side: 'evil', scenario: 'deep-mine' },
    finding: ['mount-not-allowed', '/entries/0', 'SB-SPEC-028', null, null, 'Deep mine is fought underground, where no flying mount is used: Drake.'],
    fixes: ['Leave out (mount): 1 of the models.'],
  },
  {
    name: 'SB-PROF-004 a claim that is too low',
    entries: [aUnit('footman').with('shield').times(3).claiming(15)],
    finding: ['claimed-points-differ', '/entries/0/claimedPoints', 'SB-PROF-004', 15, 18, '3 x 6 = 18 points; the list says 15: 3 too few.'],
    fixes: ['Say 18 points.'],
  },
  {
    name: 'what is found about a model is placed in its line',
    entries: [aUnit('axeman'), aUnit('goblin').with('shield', 'shield').claiming(7)],
    given: { side: 'evil' },
    finding: ['option-duplicated', '/entries/1/options/1', 'SB-PROF-004', null, null, 'Shield is in the list more than once.'],
    fixes: ['Leave out: the second Shield.'],
  },
];
