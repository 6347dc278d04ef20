import { describe, expect, it } from '@jest/globals';
import { applyPatch } from '../../../../test/support/apply-patch.js';
import { handmade } from '../../../../test/support/builders/handmade.js';
import { anArmy, aUnit, type UnitBuilder } from '../../../../test/support/builders/requests.js';
import { FAULTY_EVENT_LISTS } from '../../../../test/support/cases/faulty-event-lists.js';
import { FAULTY_LISTS } from '../../../../test/support/cases/faulty-lists.js';
import { rulesOver } from '../../../../test/support/builders/rules-over.js';
import { RuleError } from '../../shared/rule-error.js';
import type { ArmyRequest, EventPack } from './army-report.js';

const rules = rulesOver(handmade);
const captain = aUnit('captain').as('north');

const event = (eventPack: EventPack): Partial<ArmyRequest> => ({ eventPack });

describe('validateArmy finds, explains and mends', () => {
  it.each([...FAULTY_LISTS, ...FAULTY_EVENT_LISTS])('$name', ({ entries, given, finding, fixes }) => {
    const army = anArmy(entries, given);
    const report = rules.validateArmy(army);
    const [found, ...others] = report.findings.filter((one) => one.severity === 'error' && one.code === finding[0]);
    expect(found && [found.code, found.pointer, found.rule, found.actual, found.limit, found.message]).toEqual(finding);
    expect(found?.fixes.map((fix) => fix.text)).toEqual(fixes);
    expect(others).toEqual([]);
    expect(report.valid).toBe(false);
    for (const { patch } of found?.fixes ?? []) {
      const mended = rules.validateArmy(completed(applyPatch(army, patch)));
      expect(mended.findings.filter((one) => one.severity === 'error' && one.code === finding[0])).toEqual([]);
    }
  });

  it('SB-ARMY-004 two marks are found as such, in whatever order the lines stand', () => {
    const heirs = [aUnit('ring-heir'), aUnit('ring-heir').bearingTheRing()];
    const codes = [heirs, heirs.toReversed()].map((lines) =>
      rules.validateArmy(anArmy([...lines, aUnit('ring-taker').bearingTheRing()])).findings.map(({ code }) => code).sort());
    expect(codes).toEqual(Array(2).fill(['ring-bearer-duplicated', 'unique-duplicated']));
  });

  it('a fix that changes a price withdraws the claim of that line', () => {
    const army = anArmy([aUnit('goblin').with('shield', 'shield').claiming(7)], { side: 'evil' });
    const [fix] = rules.validateArmy(army).findings.flatMap((finding) => finding.fixes);
    expect(rules.validateArmy(applyPatch(army, fix?.patch ?? [])).findings).toEqual([]);
  });

  it('a line is split where only some of its models lose something', () => {
    const army = anArmy([captain, aUnit('footman').with('spear', 'banner').times(3)]);
    const [fix] = rules.validateArmy(army).findings.filter((finding) => finding.code === 'banner-limit').flatMap((finding) => finding.fixes);
    expect(applyPatch(army, fix?.patch ?? []).entries.slice(1)).toEqual([
      expect.objectContaining({ unit: 'footman', count: 1, options: ['spear', 'banner'] }),
      { unit: 'footman', count: 2, options: ['spear'], variant: null },
    ]);
  });
});

describe('what is no fault', () => {
  it.each<[string, readonly UnitBuilder[], Partial<ArmyRequest>]>([
    ['SB-ARMY-001 a force at its limit', [aUnit('footman').times(5)], { pointsLimit: 25 }],
    ['SB-ARMY-003 a generic Hero three times', [captain.times(3)], {}],
    ['SB-ARMY-014 exactly a third', [aUnit('footman').with('bow').times(8), aUnit('axeman').times(16)], { scenario: 'skirmish', pointsLimit: 500 }],
    ['SB-ARMY-014 a banner takes the bow away', [aUnit('axeman').times(2), captain, aUnit('plains-rider').with('banner')], { scenario: 'tower' }],
    ['SB-ARMY-017 the other list where a mix is asked for', [aUnit('footman'), aUnit('goblin')], { scenario: 'tower' }],
    ['SB-S11-002 half and half of nothing', [], { scenario: 'tower' }],
    ['SB-ARMY-007 against the Ringbearer', [aUnit('ring-seeker')], { side: 'evil', opponentHasRingBearer: true }],
    ['SB-ARMY-009 a flier above the ground', [aUnit('sage'), aUnit('great-bird')], {}],
    ['SB-BANNER-001 as many banners as Heroes', [captain, aUnit('footman').with('banner')], {}],
    ['an event that is kept', [aUnit('footman').times(3), captain], event({ pointsCap: 55, minModels: 4, maxModels: 4, minHeroes: 1, maxHeroes: 1, everyHeroUnique: true })],
    ['an event that asks for a unit of the other side', [aUnit('footman')], event({ requiredUnits: ['goblin'] })],
  ])('%s', (_, entries, given) => {
    const report = rules.validateArmy(anArmy(entries, given));
    expect(report.findings.filter((finding) => finding.severity === 'error' && finding.code !== 'side-mix-required')).toEqual([]);
  });

  it.each<[string, Partial<ArmyRequest>, string]>([
    ['a scenario without a points match', { scenario: 'story' }, 'info no-points-match /scenario'],
    ['SB-ARMY-019 a minimum while no value is given', { scenario: 'duel' }, 'info points-under-minimum /pointsLimit'],
    ['a unit of the other list that the event asks for', event({ requiredUnits: ['captain', 'goblin'] }), 'info event-required-unit /eventPack/requiredUnits/1'],
  ])('%s is told and leaves the list valid', (_, given, told) => {
    const { valid, findings } = rules.validateArmy(anArmy([captain.times(2)], given));
    expect(findings.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`)).toEqual([told]);
    expect(valid).toBe(true);
  });
});

it('SB-ARMY-001 a list of nobody is told as such and valid', () => {
  const { valid, findings } = rules.validateArmy(anArmy([]));
  expect([valid, findings.map(({ severity, code }) => `${severity} ${code}`)]).toEqual([true, ['info no-models']]);
});

describe('figures', () => {
  it('count what the limits are about', () => {
    const report = rules.validateArmy(anArmy([captain.with('bow'), aUnit('footman').with('bow').times(3), aUnit('footman').with('banner')], { scenario: 'skirmish', pointsLimit: 90 }));
    expect(report).toMatchObject({
      points: 45 + 18 + 30, pointsLimit: 90, pointsLimitSource: 'request', models: 5, heroes: 1, warriors: 4,
      bows: { count: 4, limit: 1 }, banners: { count: 1, limit: 1 }, breakPoint: 3, quarter: 1, ringBearer: null,
    });
  });

  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [7, 4, 1],
    [8, 4, 2],
  ])('of %i models %i lost are half, %i left are a quarter', (models, breakPoint, quarter) => {
    const entries = models === 0 ? [] : [aUnit('footman').times(models)];
    expect(rules.validateArmy(anArmy(entries))).toMatchObject({ models, breakPoint, quarter });
  });

  it.each<[string, Partial<ArmyRequest>, number | null, string | null]>([
    ['nobody sets a limit', {}, null, null],
    ['the agreed value', { pointsLimit: 300 }, 300, 'request'],
    ['the scenario, lower than what was agreed', { pointsLimit: 300, scenario: 'lair' }, 100, 'scenario'],
    ['what was agreed, lower than the scenario', { pointsLimit: 80, scenario: 'lair' }, 80, 'request'],
    ['the event, cap and tolerance', { pointsLimit: 300, eventPack: { pointsCap: 200, pointsTolerance: 5 } }, 205, 'event-pack'],
  ])('the limit in force: %s', (_, given, pointsLimit, pointsLimitSource) => {
    expect(rules.validateArmy(anArmy([], given))).toMatchObject({ pointsLimit, pointsLimitSource });
  });

  it.each<[string, readonly UnitBuilder[], string | null]>([
    ['who always carries it', [aUnit('ring-taker').bearingTheRing(), aUnit('ring-finder')], 'ring-finder'],
    ['who is marked', [aUnit('ring-taker').bearingTheRing()], 'ring-taker'],
    ['nobody without a mark', [aUnit('ring-taker')], null],
    ['nobody where the mark is not allowed', [aUnit('ring-taker').bearingTheRing(), aUnit('ring-heir')], null],
  ])('SB-ARMY-004 the Ringbearer is %s', (_, entries, bearer) => {
    const report = rules.validateArmy(anArmy(entries));
    expect(report.ringBearer).toBe(bearer);
    expect(report.entries.filter((entry) => entry.ringBearer).map((entry) => entry.unit)).toEqual(bearer === null ? [] : [bearer]);
  });
});

describe('requests that cannot be judged', () => {
  it('are told all at once', () => {
    const eventPack: EventPack = {
      pointsTolerance: 5, minModels: 9, maxModels: 3, minHeroes: 4, maxHeroes: 2,
      bowLimit: { fraction: { numerator: 3, denominator: 2 }, of: 'models', rounding: 'down' },
      bannedUnits: ['footman', 'goblim'], requiredUnits: ['footman'], unitMaxima: [{ unit: 'giant', max: 1 }, { unit: 'giant', max: 2 }],
    };
    const army = anArmy([aUnit('footman'), aUnit('foot-man').with('shield', 'sheild')], { scenario: 'skirmsh', eventPack });
    expect(problemsOf(army)).toEqual([
      '/scenario unknown-scenario skirmish',
      '/entries/1/unit unknown-unit footman',
      '/entries/1/options/1 unknown-option shield',
      '/eventPack/bannedUnits/1 unknown-unit goblin',
      '/eventPack/pointsCap required ',
      '/eventPack/minModels out-of-range ',
      '/eventPack/minHeroes out-of-range ',
      '/eventPack/minHeroes out-of-range ',
      '/eventPack/bowLimit/fraction out-of-range ',
      '/eventPack/unitMaxima/1/unit not-allowed ',
      '/eventPack/requiredUnits/0 not-allowed ',
    ]);
  });

  it('near matches are sought for the first of thousands only', () => {
    const army = anArmy(Array.from({ length: 3000 }, () => aUnit('footmann')));
    const problems = problemsOf(army);
    expect(problems).toHaveLength(3000);
    expect(problems[0]).toBe('/entries/0/unit unknown-unit footman');
    expect(problems[2999]).toBe('/entries/2999/unit unknown-unit ');
  });
});

it('a list of 10,000 faulty lines takes time in proportion', () => {
  const line = aUnit('ring-finder').with('star-sword', 'shield', 'shield', 'horse').as('nowhere').claiming(1);
  const time = (size: number): number => {
    const army = anArmy(Array.from({ length: size }, () => line));
    const start = performance.now();
    rules.validateArmy(army);
    return performance.now() - start;
  };
  time(1000);
  const [short, long] = [Math.min(time(1000), time(1000), time(1000)), Math.min(time(10_000), time(10_000))];
  // Ten times the work; a quadratic check would take a hundred times as long.
  expect(long).toBeLessThan(40 * Math.max(short, 1));
});

/** A line that a fix adds leaves out what has a default, as callers may. */
function completed(army: ArmyRequest): ArmyRequest {
  const plain = { options: [], variant: null, ringBearer: false, claimedPoints: null };
  return { ...army, entries: army.entries.map((entry) => ({ ...plain, ...entry })) };
}

function problemsOf(army: ArmyRequest): readonly string[] {
  try {
    rules.validateArmy(army);
  } catch (error) {
    if (error instanceof RuleError) return error.problems.map(({ pointer, code, suggestions }) => `${pointer} ${code} ${suggestions.join()}`);
    throw error;
  }
  throw new Error('It was judged.');
}
