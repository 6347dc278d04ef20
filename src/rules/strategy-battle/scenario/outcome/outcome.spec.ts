import { describe, expect, it, test } from '@jest/globals';
import { aUnitRecord } from '../../../../../test/support/builders/records.js';
import { RuleError } from '../../../shared/rule-error.js';
import type { Side } from '../../reference.js';
import type { Objective, Subjects } from '../objectives.js';
import { outcomeOf } from './outcome.js';
import type { OutcomeScenario } from './outcome-scenario.js';
import type { Outcome, OutcomeRequest, SideState } from './outcome-types.js';

const hero = (id: string, more: object = {}): ReturnType<typeof aUnitRecord> => aUnitRecord(id, { kind: 'hero', ...more });
const units = new Map(
  [aUnitRecord('man'), aUnitRecord('orc', { side: 'evil' }), hero('king'), hero('captain'), hero('halfling', { ringBearer: { rank: 1, always: true } }), hero('wraith', { side: 'evil' }),
    hero('dark-lord', { side: 'evil', ringBearer: { rank: 1, always: true } })]
    .map((unit) => [unit.id, unit]),
);

const [half, third, quarter] = [2, 3, 4].map((denominator) => ({ numerator: 1, denominator })) as [Share, Share, Share];
interface Share { readonly numerator: number; readonly denominator: number }
const subjects = (ids: readonly string[], pointsMatch: Subjects['pointsMatch'] = 'same', side: Side = 'good'): Subjects => ({ side, units: ids, pointsMatch });
const of = (rule: string, rank = 0) => ({ rank, rule, text: '' });

const reduceBoth = (share: Share, rank = 0, judged: 'at-once' | 'end-of-turn' = 'end-of-turn'): Objective[] =>
  (['good', 'evil'] as const).map((winner) => ({ ...of('R', rank), kind: 'reduce', winner, share, judged }));
const wipeOutBoth: Objective[] = (['good', 'evil'] as const).map((winner) => ({ ...of('W'), kind: 'wipe-out', winner, judged: 'at-once' }));
const breakThrough = (escort: Subjects, lost: Subjects, lastTurn: number | null): Objective[] =>
  [{ ...of('B'), kind: 'break-through', side: 'good', through: 'south', more: half, less: third, escort, lost, lastTurn }];

function scenario(objectives: readonly Objective[], more: Partial<OutcomeScenario> = {}): OutcomeScenario {
  return {
    objectives, reserves: [], ringForbiddenBy: null, hasPointsMatch: true, ways: ['north', 'east', 'south', 'west', 'gate'], banners: { good: 1, evil: 2 }, givenTheRing: [],
    participants: { good: [{ unit: 'man', count: 20 }, { unit: 'king', count: 1 }, { unit: 'captain', count: 2 }, { unit: 'halfling', count: 1 }], evil: [{ unit: 'orc', count: 23 }, { unit: 'wraith', count: 1 }] },
    ...more,
  };
}

type Told = Omit<Partial<OutcomeRequest>, 'sides'> & { readonly good?: Partial<SideState>; readonly evil?: Partial<SideState> };
function outcome(of: OutcomeScenario, { good = {}, evil = {}, ...more }: Told): Outcome {
  return outcomeOf(units, of, { turn: 3, endOfTurn: true, sides: { good: { starting: 24, left: 24, ...good }, evil: { starting: 24, left: 24, ...evil } }, ...more });
}
const result = (of: OutcomeScenario, told: Told): string | null => outcome(of, told).result;

function faults(of: OutcomeScenario, told: Told): string[] {
  try {
    outcome(of, told);
  } catch (error) {
    if (error instanceof RuleError) return error.problems.map(({ pointer, code }) => `${pointer} ${code}`).sort();
    throw error;
  }
  return [];
}

describe('a share of the enemy', () => {
  test.each([
    [half, 24, 12, 'good-win'], [half, 24, 13, null], [half, 25, 12, 'good-win'], [half, 25, 13, null],
    [quarter, 21, 5, 'good-win'], [quarter, 21, 6, null], [quarter, 58, 14, 'good-win'], [quarter, 58, 15, null], [quarter, 3, 0, 'good-win'], [quarter, 3, 1, null],
  ])('%j of %i: %i left', (share, starting, left, expected) => {
    expect(result(scenario(reduceBoth(share)), { evil: { starting, left } })).toBe(expected);
  });

  it('SB-S01-004 counts both sides together as the turn ends: a draw', () => {
    expect(outcome(scenario(reduceBoth(half)), { good: { left: 12 }, evil: { left: 12 } })).toMatchObject({ over: true, winner: 'draw', result: 'draw', because: ['R'] });
  });

  it('is looked at as the turn ends only, or at once, as the scenario says', () => {
    expect(outcome(scenario(reduceBoth(half)), { endOfTurn: false, evil: { left: 0 } })).toMatchObject({ over: false, winner: null, result: null, because: [] });
    expect(result(scenario(reduceBoth(half, 0, 'at-once')), { endOfTurn: false, evil: { left: 12 } })).toBe('good-win');
  });

  it('SB-S04-004 counts a reserve as not lost, where there may be one', () => {
    const withReserve = scenario(reduceBoth(quarter), { reserves: ['evil'] });
    expect(result(withReserve, { evil: { starting: 21, left: 5, undeployed: 1 } })).toBeNull();
    expect(result(withReserve, { evil: { starting: 21, left: 4, undeployed: 1 } })).toBe('good-win');
    expect(faults(scenario(reduceBoth(quarter)), { evil: { left: 4, undeployed: 1 } })).toEqual(['/sides/evil/undeployed not-allowed']);
  });
});

describe('wiped out', () => {
  test.each([[1, 0, 'good-win'], [0, 2, 'evil-win'], [1, 1, null], [0, 0, 'draw']])('SB-S00-002 %i Good and %i Evil left', (good, evil, expected) => {
    expect(result(scenario(wipeOutBoth), { good: { left: good }, evil: { left: evil }, endOfTurn: false })).toBe(expected);
  });

  it('is looked at as the turn ends only, where the scenario says so', () => {
    const late = scenario(wipeOutBoth.map((objective): Objective => (objective.kind === 'wipe-out' ? { ...objective, judged: 'end-of-turn' } : objective)));
    expect(result(late, { endOfTurn: false, evil: { left: 0 } })).toBeNull();
    expect(result(late, { evil: { left: 0 } })).toBe('good-win');
  });

  it('SB-S08-004 goes before the last turn', () => {
    const timed = scenario([...wipeOutBoth, { ...of('T', 1), kind: 'time-out', winner: 'good', lastTurn: 20 }]);
    expect(result(timed, { turn: 20 })).toBe('good-win');
    expect(result(timed, { turn: 20, endOfTurn: false })).toBeNull();
    expect(result(timed, { turn: 20, good: { left: 0 } })).toBe('evil-win');
    expect(faults(timed, { turn: 21 })).toEqual(['/turn out-of-range']);
  });

  it('SB-S02-004 a chart of turns', () => {
    const degrees = [{ upTo: 12, result: 'evil-major' }, { upTo: 18, result: 'evil-minor' }, { upTo: 24, result: 'good-minor' }, { upTo: null, result: 'good-major' }] as const;
    const chart = scenario([{ ...of('C'), kind: 'turn-chart', side: 'good', degrees }]);
    expect([1, 12, 13, 18, 19, 24, 25, 1000].map((turn) => result(chart, { turn, good: { left: 0 } }))).toEqual([
      'evil-major', 'evil-major', 'evil-minor', 'evil-minor', 'good-minor', 'good-minor', 'good-major', 'good-major',
    ]);
    expect(result(chart, { turn: 30, good: { left: 1 } })).toBeNull();
    expect(outcome(chart, { turn: 30, good: { left: 0 } }).winner).toBe('good');
  });
});

describe('named models', () => {
  const kingSlain: Objective = { ...of('K'), kind: 'slain', winner: 'evil', subjects: subjects(['king']), judged: 'at-once' };

  it('SB-S10-004 a lower rank goes before a higher one', () => {
    const both = scenario([kingSlain, ...reduceBoth(quarter, 1)]);
    expect(outcome(both, { good: { left: 20, slain: [{ unit: 'king' }] }, evil: { left: 6 } })).toMatchObject({ result: 'evil-win', because: ['K'] });
    expect(outcome(both, { good: { left: 20, slain: [] }, evil: { left: 6 } })).toMatchObject({ result: 'good-win', because: ['R'] });
  });

  it('SB-W05-004 of the same rank they are a draw', () => {
    const both = scenario([{ ...kingSlain, judged: 'end-of-turn' }, ...reduceBoth(quarter)]);
    expect(outcome(both, { good: { left: 20, slain: [{ unit: 'king' }] }, evil: { left: 6 } })).toMatchObject({ result: 'draw', because: ['K', 'R'] });
  });

  it('SB-W05-004 is looked at as the turn ends only, where the scenario says so', () => {
    const late = scenario([{ ...kingSlain, judged: 'end-of-turn' }]);
    expect(result(late, { endOfTurn: false, good: { left: 20, slain: [{ unit: 'king' }] } })).toBeNull();
    expect(result(late, { good: { left: 20, slain: [{ unit: 'king' }] } })).toBe('evil-win');
  });

  it('counts the fled as slain, and everyone who has not left as slain when nobody is left', () => {
    expect(result(scenario([kingSlain]), { good: { left: 23, fled: [{ unit: 'king' }] } })).toBe('evil-win');
    expect(result(scenario([kingSlain]), { good: { left: 0, exited: [] } })).toBe('evil-win');
    expect(result(scenario([kingSlain]), { good: { left: 0 } })).toBe('evil-win');
    expect(result(scenario([kingSlain]), { good: { left: 0, exited: [{ unit: 'king', through: 'east' }] } })).toBeNull();
  });

  it('asks for what decides, and only then', () => {
    expect(result(scenario([kingSlain]), {})).toBeNull();
    expect(faults(scenario([kingSlain]), { good: { left: 23 } })).toEqual(['/sides/good/slain required']);
    expect(faults(scenario([kingSlain]), { good: { left: 23, slain: null } })).toEqual(['/sides/good/slain required']);
    expect(result(scenario([kingSlain]), { good: { left: 23, slain: [] } })).toBeNull();
  });

  it('every Hero means each of them, as often as he takes part', () => {
    const heroes = scenario([{ ...kingSlain, subjects: subjects([], 'heroes') }]);
    const slain = (captains: number): Told => ({ good: { left: 10, slain: [{ unit: 'king' }, { unit: 'halfling' }, { unit: 'captain', count: captains }] } });
    expect(result(heroes, slain(1))).toBeNull();
    expect(result(heroes, slain(2))).toBe('evil-win');
  });
});

describe('leaving the table', () => {
  const both = subjects(['king', 'halfling'], 'heroes');
  const gate = scenario([
    { ...of('E'), kind: 'exit', winner: 'good', subjects: both, through: 'gate' }, { ...of('E'), kind: 'slain', winner: 'evil', subjects: both, judged: 'at-once' },
    { ...of('E'), kind: 'split', subjects: both, through: 'gate' },
  ]);
  const off = (...ids: string[]): object => ({ exited: ids.map((unit) => ({ unit, through: 'gate' })) });
  const dead = (...ids: string[]): object => ({ slain: ids.map((unit) => ({ unit })) });

  test.each([
    ['both leave', { left: 22, ...dead(), ...off('king', 'halfling') }, 'good-win'], ['one leaves, one is slain', { left: 22, ...dead('king'), ...off('halfling') }, 'draw'],
    ['both are slain', { left: 22, ...dead('king', 'halfling'), ...off() }, 'evil-win'], ['one leaves, one is on the table', { left: 23, ...dead(), ...off('king') }, null],
    ['one is slain, one is on the table', { left: 23, ...dead('king'), ...off() }, null],
    ['one leaves, one flees', { left: 22, ...dead(), fled: [{ unit: 'king' }], ...off('halfling') }, 'draw'],
    ['one leaves elsewhere, one is slain', { left: 22, ...dead('king'), exited: [{ unit: 'halfling', through: 'east' }] }, 'draw'],
  ])('SB-S05-004 %s', (_, good, expected) => {
    expect(result(gate, { good })).toBe(expected);
  });

  const through = breakThrough(subjects([], 'heroes'), subjects([], 'heroes'), 10);
  const exits = (men: number, ...heroes: string[]): SideState['exited'] => [{ unit: 'man', count: men, through: 'south' }, ...heroes.map((unit) => ({ unit, through: 'south' }))];
  test.each([
    ['13 of 24 with a Hero', { left: 11, exited: exits(12, 'king'), slain: [] }, 'good-win'], ['12 of 24 with a Hero', { left: 12, exited: exits(11, 'king'), slain: [] }, 'draw'],
    ['13 without a Hero', { left: 11, exited: exits(13), slain: [] }, 'draw'], ['8, exactly a third', { left: 16, exited: exits(8), slain: [] }, 'draw'],
    ['7, less than a third', { left: 17, exited: exits(7), slain: [] }, 'evil-win'],
    ['13 off and every Hero slain', { left: 7, exited: exits(13), slain: [{ unit: 'king' }, { unit: 'halfling' }, { unit: 'captain', count: 2 }] }, 'evil-win'],
    ['13 by the wrong edge', { left: 11, exited: [{ unit: 'man', count: 13, through: 'north' }], slain: [] }, 'evil-win'],
  ])('SB-S07-004 %s', (_, good, expected) => {
    expect(result(scenario(through), { turn: 10, good })).toBe(expected);
    expect(result(scenario(through), { turn: 9, good })).toBeNull();
    expect(result(scenario(through), { turn: 10, endOfTurn: false, good })).toBeNull();
  });

  it('SB-S07-004 ends sooner when nobody is left', () => {
    expect(result(scenario(through), { turn: 4, good: { left: 0, exited: exits(12, 'king') } })).toBe('good-win');
    expect(outcome(scenario(through), { turn: 4, good: { left: 0, exited: exits(12, 'king') } }).sides.good).toEqual({ starting: 24, left: 0, casualties: 11, exited: 13 });
    expect(result(scenario(through), { turn: 4, endOfTurn: false, good: { left: 0, exited: exits(12, 'king') } })).toBeNull();
    expect(faults(scenario(through), { turn: 4, good: { left: 0 } })).toEqual(['/sides/good/exited required']);
  });
});

describe('things and deeds', () => {
  const hobbits = subjects(['king', 'halfling']);
  const tower = scenario([
    { ...of('M'), kind: 'carry-off', winner: 'evil', item: 'coat', through: 'gate' },
    { ...of('M', 1), kind: 'deadlock', needed: hobbits, item: 'coat' },
  ]);

  it('SB-S11-004 an item carried off, and a game that nobody can win', () => {
    const [oneThere, oneOff] = [[], [{ unit: 'halfling', through: 'gate' }]].map((exited) => ({ left: 23 - exited.length, slain: [{ unit: 'king' }], exited }));
    const gone = (side: Side, through: string, good: Told['good']): Told => ({ itemsGone: [{ item: 'coat', side, through }], good });
    expect(result(tower, gone('evil', 'gate', oneOff))).toBe('evil-win');
    expect([gone('good', 'gate', oneOff), gone('evil', 'north', oneOff)].map((told) => result(tower, told))).toEqual(['draw', 'draw']);
    expect(result(tower, gone('good', 'gate', oneThere))).toBeNull();
    for (const good of [oneOff, oneThere]) expect(result(tower, { itemsGone: [], good })).toBeNull();
    expect(result(tower, { itemsGone: [], good: oneThere, evil: { left: 0 } })).toBe('draw');
    expect(result(tower, { itemsGone: [], evil: { left: 0 } })).toBeNull();
    expect(faults(tower, {})).toEqual(['/itemsGone required']);
  });

  it('SB-S12-004 a deed wins, unless those who guard it are slain', () => {
    const quest = scenario([{ ...of('D'), kind: 'deed', winner: 'good', deed: 'done', unlessSlain: hobbits }]);
    expect(result(quest, { deeds: [] })).toBeNull();
    expect(result(quest, { deeds: ['done'], good: { left: 23, slain: [{ unit: 'king' }] } })).toBe('good-win');
    expect(result(quest, { deeds: ['done'], good: { left: 22, slain: [{ unit: 'king' }, { unit: 'halfling' }] } })).toBe('draw');
    expect(faults(quest, {})).toEqual(['/deeds required']);
    expect(faults(quest, { deeds: ['done', 'done'] })).toEqual(['/deeds/1 not-allowed']);
    expect(faults(quest, { deeds: ['doen'] })).toEqual(['/deeds/0 unknown-id']);
  });

  test.each([[20, true, 4, 'good-win'], [20, true, 3, 'draw'], [20, false, 4, null], [19, true, 4, null]])('SB-W01-004 turn %i, ended %s, %i inside', (turn, endOfTurn, inside, expected) => {
    const village = scenario([...wipeOutBoth, { ...of('H', 1), kind: 'hold', winner: 'good', area: 'village', least: 4, lastTurn: 20 }]);
    expect(result(village, { turn, endOfTurn, good: { inside } })).toBe(expected);
    expect(faults(village, { turn: 20 })).toEqual(['/sides/good/inside required']);
  });
});

describe('who counts', () => {
  it('SB-SPEC-009 the Ringbearer alone with the Ring on is lost', () => {
    const alone = { left: 1, ringWornBy: 'halfling', slain: [] };
    expect(outcome(scenario(wipeOutBoth), { good: alone })).toMatchObject({ result: 'evil-win', because: ['W', 'SB-SPEC-009'], sides: { good: { left: 0, casualties: 24 } } });
    expect(result(scenario(wipeOutBoth), { good: { ...alone, ringWornBy: null } })).toBeNull();
    expect(outcome(scenario(wipeOutBoth), { good: { ...alone, left: 2 } })).toMatchObject({ result: null, sides: { good: { left: 2, casualties: 22 } } });
    expect(outcome(scenario(wipeOutBoth, { reserves: ['good'] }), { good: { ...alone, undeployed: 1 } })).toMatchObject({ result: null, sides: { good: { left: 2, casualties: 22 } } });
    expect(faults(scenario(wipeOutBoth, { ringForbiddenBy: 'SB-S03-007' }), { good: alone })).toEqual(['/sides/good/ringWornBy rule-violated']);
    expect(faults(scenario(wipeOutBoth), { good: { ...alone, ringWornBy: 'king' } })).toEqual(['/sides/good/ringWornBy not-allowed']);
    expect(faults(scenario(wipeOutBoth), { good: { ...alone, slain: [{ unit: 'halfling' }] } })).toEqual(['/sides/good/ringWornBy not-allowed']);
    expect(faults(scenario(wipeOutBoth), { good: { ...alone, exited: [{ unit: 'halfling', through: 'north' }] } })).toEqual(['/sides/good/ringWornBy not-allowed']);
    expect(faults(scenario(wipeOutBoth), { evil: { ringWornBy: 'dark-lord' }, pointsMatch: {} })).toEqual(['/sides/evil/ringWornBy not-allowed']);
    expect(result(scenario(wipeOutBoth, { givenTheRing: ['king'] }), { good: { ...alone, ringWornBy: 'king' } })).toBe('evil-win');
  });

  it('SB-CAV-030 a rider slain is a casualty, a mount is not', () => {
    const state = (part: 'rider' | 'mount'): Told => ({ good: { left: 24, slain: [{ unit: 'man', part }] } });
    expect(outcome(scenario(wipeOutBoth), state('mount')).sides.good.casualties).toBe(0);
    expect(faults(scenario(wipeOutBoth), state('rider'))).toEqual(['/sides/good out-of-range']);
  });

  it('SB-BANNER-007 the winner captures what banners the loser lost', () => {
    const won = { good: { bannersLost: 1 }, evil: { left: 0, bannersLost: 2 } };
    expect(outcome(scenario(wipeOutBoth), won).capturedBanners).toEqual({ by: 'good', count: 2 });
    expect(outcome(scenario(wipeOutBoth), { ...won, good: { left: 0 } }).capturedBanners).toBeNull();
    expect(faults(scenario(wipeOutBoth), { good: { bannersLost: 2 } })).toEqual(['/sides/good/bannersLost out-of-range']);
  });

  it('tells what plays no part', () => {
    expect(outcome(scenario(wipeOutBoth), { deeds: [], good: { slain: [], inside: 3, exited: [] }, evil: { left: 22, exited: [{ unit: 'orc', count: 2, through: 'north' }] } }).unused).toEqual(['/sides/good/inside', '/sides/evil/exited']);
  });
});

describe('a points match', () => {
  const lost = breakThrough(subjects(['king'], 'most-expensive-hero'), subjects(['king'], 'most-expensive-hero'), null);

  it('SB-S09-004 puts the most expensive Hero in the place of the one named', () => {
    const exited = [{ unit: 'man', count: 13, through: 'south' }, { unit: 'captain', through: 'south' }];
    expect(result(scenario(lost), { good: { left: 0, exited } })).toBe('evil-win');
    expect(result(scenario(lost), { good: { left: 0, exited }, pointsMatch: { good: { mostExpensiveHero: 'captain' } } })).toBe('good-win');
    expect(faults(scenario(lost), { good: { left: 0, exited }, pointsMatch: {} })).toEqual(['/pointsMatch/good/mostExpensiveHero required']);
  });

  test.each([
    ['no points match', { pointsMatch: {} }, ['/pointsMatch not-allowed'], { hasPointsMatch: false }],
    ['a warrior', { pointsMatch: { good: { mostExpensiveHero: 'man', heroes: [{ unit: 'man' }] } } }, ['/pointsMatch/good/heroes/0/unit not-allowed', '/pointsMatch/good/mostExpensiveHero not-allowed'], {}],
    ['not among them', { pointsMatch: { good: { mostExpensiveHero: 'king', heroes: [{ unit: 'captain' }] } } }, ['/pointsMatch/good/mostExpensiveHero not-allowed'], {}],
    ['more Heroes than models', { pointsMatch: { evil: { heroes: [{ unit: 'wraith', count: 25 }] } } }, ['/pointsMatch/evil/heroes too-many'], {}],
    ['no Ring', { pointsMatch: { good: { ringbearer: 'king' } } }, ['/pointsMatch/good/ringbearer not-allowed'], {}],
  ])('refuses %s', (_, told, expected, more) => {
    expect(faults(scenario(lost, more), told)).toEqual(expected);
  });
});

describe('a state that contradicts itself', () => {
  test.each<[string, Told, readonly string[]]>([
    ['a turn before the first', { turn: 0 }, ['/turn out-of-range']],
    ['more left than started', { good: { left: 25 } }, ['/sides/good/left out-of-range']],
    ['slain, off and left beyond the start', { good: { left: 22, slain: [{ unit: 'man', count: 2 }], exited: [{ unit: 'man', through: 'north' }] } }, ['/sides/good out-of-range']],
    ['a Hero slain and gone', { good: { left: 2, slain: [{ unit: 'king' }], exited: [{ unit: 'king', through: 'north' }] } }, ['/sides/good out-of-range']],
    ['more inside than left', { good: { left: 3, inside: 4 } }, ['/sides/good/inside out-of-range']],
    ['nobody at the start', { evil: { starting: 0, left: 0 } }, ['/sides/evil/starting out-of-range']],
    ['a unit that is none, one of the other side, and a way that is none', { good: { left: 1, slain: [{ unit: 'mna' }, { unit: 'orc' }], exited: [{ unit: 'man', through: 'gates' }] } }, [
      '/sides/good/exited/0/through unknown-id', '/sides/good/slain/0/unit unknown-unit', '/sides/good/slain/1/unit not-allowed',
    ]],
    ['what no objective speaks of', { deeds: ['x'], itemsGone: [{ item: 'x', side: 'good', through: 'x' }] }, ['/deeds/0 unknown-id', '/itemsGone/0/item unknown-id', '/itemsGone/0/through unknown-id']],
  ])('%s', (_, told, expected) => {
    expect(faults(scenario(wipeOutBoth), told)).toEqual(expected);
  });

  it('models beyond those listed may be of any unit', () => {
    expect(result(scenario(wipeOutBoth), { good: { starting: 30, left: 1, slain: [{ unit: 'man', count: 26 }] } })).toBeNull();
    expect(faults(scenario(wipeOutBoth), { good: { starting: 30, left: 1, slain: [{ unit: 'man', count: 27 }] } })).toEqual(['/sides/good out-of-range']);
  });
});
