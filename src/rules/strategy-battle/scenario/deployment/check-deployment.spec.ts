import { describe, expect, it } from '@jest/globals';
import type { Board } from '../board.js';
import type { SideLimits } from '../scenario-reference.js';
import type { Deployment, Placement, Zone } from '../zones.js';
import { checkDeployment, type ModelBook } from './check-deployment.js';
import type { DeploymentRequest, ModelOnTable, StagedScenario } from './deployment-report.js';

const inch = (inches: number, cm: number): { inches: number; cm: number } => ({ inches, cm });
const BOARD: Board = { id: 'field', name: 'Field', size: { width: inch(48, 112), depth: inch(48, 112) }, drawnAs: { width: inch(48, 112), depth: inch(48, 112) }, edges: [], features: [], open: [] };
const LIMITS: SideLimits = { minPoints: null, maxPoints: null, share: null, bows: null, minHeroes: null, maxHeroes: null, heroesOnly: false, mountedAllowed: true, otherSideShare: null, fixedUnits: [] };
const ANY = { equalValues: false, good: LIMITS, evil: LIMITS };
const BOOK: ModelBook = {
  facts: ({ unit }) => ({ name: unit, heroPoints: unit.startsWith('hero') ? Number(unit.slice(5)) : 0, specialRules: [`${unit}-placement`] }),
  nameOf: (unit) => unit,
};

function placement(id: string, zones: readonly Zone[], more: Partial<Placement> = {}): Placement {
  return { id, name: id, who: [{ kind: 'rest' }], share: { kind: 'all' }, board: null, zones, separations: [], text: '', rule: 'SB-S01-003', ...more };
}

function scenario(good: readonly Placement[], evil: readonly Placement[] = [], more: Partial<StagedScenario> = {}): StagedScenario {
  const deployment: Deployment = { first: 'good', steps: [{ side: 'good', placements: good }, { side: 'evil', placements: evil }] };
  return { id: 'battle', pointsMatch: ANY, boards: [BOARD], deployment, participants: { good: [{ unit: 'man', count: 9, group: null }], evil: [] }, ...more };
}

function model(x: number, y: number, more: Partial<ModelOnTable> = {}): ModelOnTable {
  return { side: 'good', unit: 'man', variant: null, options: [], at: { x, y }, board: null, base: null, placement: null, carriedBy: null, ringBearer: false, ...more };
}

function check(staged: StagedScenario, models: readonly ModelOnTable[], more: Partial<DeploymentRequest> = {}): readonly string[] {
  const request: DeploymentRequest = { measure: 'inches', forces: 'points-match', partial: true, boards: [], features: [], models, ...more };
  return checkDeployment(staged, request, BOOK).findings.map(({ code, pointer }) => `${code} ${pointer}`);
}

const south: Zone = { kind: 'strip', edges: ['south'], distance: inch(12, 28) };
const north: Zone = { kind: 'strip', edges: ['north'], distance: inch(12, 28) };

describe('deployment check', () => {
  it('SB-MEAS-001 measures from the edge of the base, and within includes the distance itself', () => {
    expect(check(scenario([placement('a', [south])]), [model(24, 12.5)])).toEqual([]);
    expect(check(scenario([placement('a', [south])]), [model(24, 12.6)])).toEqual(['outside-zone /models/0/at']);
    expect(check(scenario([placement('a', [south])]), [model(24, 13, { base: 2 })])).toEqual([]);
  });

  it('SB-MEAS-002 uses the cm figures in cm', () => {
    const cm = { measure: 'cm' } as const;
    expect(check(scenario([placement('a', [south])]), [model(50, 29.25)], cm)).toEqual([]);
    expect(check(scenario([placement('a', [south])]), [model(50, 29.35)], cm)).toEqual(['outside-zone /models/0/at']);
  });

  it('SB-S01-003 finds the ninth of eight, and places models by where they stand', () => {
    const staged = scenario([placement('river', [north], { share: { kind: 'exactly', count: 8 } }), placement('others', [south])]);
    const row = (count: number, y: number): ModelOnTable[] => Array.from({ length: count }, (_, index) => model(4 + 2 * index, y));
    expect(check(staged, [...row(8, 47), ...row(3, 2)], { partial: false })).toEqual([]);
    expect(check(staged, row(9, 47), { partial: false })).toEqual(['too-many-models /models/8']);
    expect(check(staged, [...row(7, 47), ...row(3, 2)], { partial: false })).toEqual(['too-few-models /models']);
  });

  it('moves a model on to another placement where that leaves room for all', () => {
    const all: Zone = { kind: 'anywhere' };
    const staged = scenario([placement('first', [all], { share: { kind: 'exactly', count: 1 } }), placement('second', [south])]);
    expect(check(staged, [model(5, 5), model(24, 40)])).toEqual([]);
  });

  it('SB-W05-003 splits a force into thirds that may differ by one', () => {
    const third = (inches: number): Placement => placement(`t${inches}`, [{ kind: 'strip', edges: ['south'], distance: inch(inches, 0) }], { share: { kind: 'equal-part', parts: 3 } });
    const staged = scenario([third(6), third(12), third(18)]);
    const at = (y: number, x: number): ModelOnTable => model(x, y);
    expect(check(staged, [at(2, 2), at(2, 4), at(2, 6), at(2, 8)], { partial: false })).toEqual([]);
    expect(check(staged, [at(15, 2), at(15, 4), at(15, 6), at(2, 8)], { partial: false })).toEqual(['too-many-models /models/2', 'too-few-models /models']);
  });

  it('SB-W05-003 measures the parts of a set-up under way by the whole force', () => {
    const part = (id: string, zone: Zone): Placement => placement(id, [zone], { share: { kind: 'equal-part', parts: 3 } });
    const staged = scenario([part('a', south), part('b', north), part('c', { kind: 'inside', distance: inch(14, 32) })]);
    const row = (count: number): ModelOnTable[] => Array.from({ length: count }, (_, index) => model(2 + 2 * index, 2));
    const participants = { forces: 'participants' } as const;
    expect(check(staged, row(3), participants)).toEqual([]);
    expect(check(staged, row(4), participants)).toEqual(['too-many-models /models/3']);
    expect(check(staged, row(4))).toEqual([]);
  });

  it('keeps models off the table that are not deployed, and asks for those that are', () => {
    const off: Zone = { kind: 'off-table', text: 'Comes later.' };
    expect(check(scenario([placement('a', [off])]), [model(24, 5), model(0, 0, { at: null })])).toEqual(['on-the-table /models/0/at']);
    expect(check(scenario([placement('a', [south])]), [model(0, 0, { at: null })])).toEqual(['off-the-table /models/0/at']);
  });

  it('SB-S04-003 treats the most expensive Hero of a points match as the leader; of equals either may be', () => {
    const staged = scenario([placement('leader', [north], { who: [{ kind: 'leader', unit: 'x' }] }), placement('rest', [south])]);
    expect(check(staged, [model(5, 47, { unit: 'hero-90' }), model(5, 2, { unit: 'hero-50' })])).toEqual([]);
    expect(check(staged, [model(5, 2, { unit: 'hero-90' }), model(5, 47, { unit: 'hero-50' })])).toEqual(['outside-zone /models/0/at', 'outside-zone /models/1/at']);
    expect(check(staged, [model(5, 2, { unit: 'hero-90' }), model(5, 47, { unit: 'hero-90' })])).toEqual([]);
  });

  it('SB-S01-003 keeps more than 6" from enemies placed before, and not from those placed after', () => {
    const from = { kind: 'enemies' } as const;
    const staged = scenario(
      [placement('good', [{ kind: 'anywhere' }], { separations: [{ from, relation: 'more-than', distance: inch(12, 28) }] })],
      [placement('evil', [{ kind: 'anywhere' }], { separations: [{ from, relation: 'more-than', distance: inch(6, 14) }] })],
    );
    const orc = (x: number): ModelOnTable => model(x, 20, { side: 'evil', unit: 'orc' });
    expect(check(staged, [model(20, 20), orc(27.1)])).toEqual([]);
    expect(check(staged, [model(20, 20), orc(27)])).toEqual(['too-near-enemy /models/1/at']);
  });

  it.each([
    ['at-least', 6, []], ['at-least', 5.9, ['too-near-model /models/1/at']],
    ['at-most', 6, []], ['at-most', 6.1, ['too-far-from-model /models/1/at']],
    ['exactly', 6, []], ['exactly', 6.1, ['not-at-distance /models/1/at']], ['exactly', 5.9, ['not-at-distance /models/1/at']],
  ] as const)('keeps a distance %s 6" from a placement at a gap of %s', (relation, gap, findings) => {
    const staged = scenario([
      placement('a', [{ kind: 'anywhere' }], { who: [{ kind: 'leader', unit: 'x' }] }),
      placement('b', [{ kind: 'anywhere' }], { separations: [{ from: { kind: 'placement', placement: 'a' }, relation, distance: inch(6, 14) }] }),
    ]);
    expect(check(staged, [model(20, 20, { unit: 'hero-9' }), model(21 + gap, 20)])).toEqual(findings);
  });

  it('SB-S00-001 keeps friends apart', () => {
    const staged = scenario([placement('a', [{ kind: 'on-edge', edges: ['south'] }], { separations: [{ from: { kind: 'friends' }, relation: 'more-than', distance: inch(12, 28) }] })]);
    expect(check(staged, [model(5, 0.5), model(18, 0.5)])).toEqual(['too-near-friend /models/0/at', 'too-near-friend /models/1/at']);
    expect(check(staged, [model(5, 0.5), model(18.1, 0.5)])).toEqual([]);
    expect(check(staged, [model(5, 0.7)])).toEqual(['not-touching /models/0/at']);
  });

  it('finds bases over the edge and over each other, passengers excepted', () => {
    expect(check(scenario([placement('a', [south])]), [model(0.2, 5), model(20, 5), model(20.5, 5)])).toEqual(['off-board /models/0/at', 'bases-overlap /models/2/at']);
    expect(check(scenario([placement('a', [south])]), [model(20, 5), model(0, 0, { at: null, carriedBy: 0 })])).toEqual([]);
    expect(check(scenario([placement('a', [south])]), [model(20, 5), model(21, 5)])).toEqual([]);
  });

  it('SB-W05-003 judges the width of a block over all its models', () => {
    const block: Zone = { kind: 'block', edge: 'south', width: inch(24, 56), depth: inch(12, 28) };
    expect(check(scenario([placement('a', [block])]), [model(3, 5), model(26, 5)])).toEqual([]);
    expect(check(scenario([placement('a', [block])]), [model(3, 5), model(26.1, 5)])).toEqual(['zone-too-wide /models/1/at']);
  });

  it('SB-SPEC-049 sets Gollum near the Ringbearer, SB-SPEC-053 Grima in a zone of either side', () => {
    const staged = scenario([placement('a', [south])], [placement('b', [north])]);
    const ring = model(20, 5, { ringBearer: true });
    const gollum = (x: number): ModelOnTable => model(x, 5, { side: 'evil', unit: 'gollum' });
    expect(check(staged, [ring, gollum(27)])).toEqual([]);
    expect(check(staged, [ring, gollum(28)])).toEqual(['too-far-from-model /models/1/at']);
    expect(check(staged, [model(20, 5, { side: 'evil', unit: 'grima' })])).toEqual([]);
    expect(check(staged, [model(20, 24, { side: 'evil', unit: 'grima' })])).toEqual(['outside-zone /models/0/at']);
  });

  it('SB-SCEN-001 counts participants', () => {
    const staged = scenario([placement('a', [south])], [], { participants: { good: [{ unit: 'man', count: 1, group: null }, { unit: 'elf', count: 2, group: null }], evil: [] } });
    expect(check(staged, [model(5, 5), model(9, 5), model(15, 5, { unit: 'orc' })], { forces: 'participants', partial: false }))
      .toEqual(['not-a-participant /models/2/unit', 'surplus-model /models/1/unit', 'missing-model /models']);
  });

  it('tells what it cannot judge', () => {
    const staged = scenario([placement('a', [{ kind: 'stated', text: 'As on the map.' }])]);
    const request: DeploymentRequest = { measure: 'inches', forces: 'points-match', partial: true, boards: [], features: [], models: [model(5, 5)] };
    const report = checkDeployment(staged, request, BOOK);
    expect(report).toMatchObject({ valid: true, findings: [], unchecked: ['"a": 1 of its models could not be judged, because the zone is told in words only (As on the map).'] });
  });

  it('refuses what does not exist, and boards without a size', () => {
    const sizeless = scenario([placement('a', [south])], [], { boards: [{ ...BOARD, size: null }] });
    expect(() => check(sizeless, [model(5, 5, { placement: 'b', board: 'feild' })])).toThrow(/\/boards: The scenario gives no size.*\/models\/0\/board.*\/models\/0\/placement/);
    expect(check(sizeless, [model(5, 5)], { boards: [{ id: 'field', width: 48, depth: 48 }] })).toEqual([]);
    expect(() => check(scenario([placement('a', [south])], [], { pointsMatch: null }), [model(5, 5)])).toThrow(/\/forces: /);
    expect(() => check(scenario([placement('a', [south])]), [model(5, 5)], { boards: [{ id: 'field', width: 48, depth: 48 }] })).toThrow(/gives the size/);
  });

  it('finds a model that the named placement does not speak of, and one on another board', () => {
    const two = scenario([placement('a', [south], { who: [{ kind: 'leader', unit: 'x' }] }), placement('b', [south])], [], { boards: [BOARD, { ...BOARD, id: 'cave' }] });
    expect(check(two, [model(5, 5, { unit: 'hero-5', placement: 'b' })])).toEqual(['wrong-placement /models/0/placement']);
    expect(check(two, [model(5, 5, { board: 'cave' })])).toEqual(['wrong-board /models/0/at']);
  });
});
