import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EDGES, MEASURES, type Board, type Edge, type Measure } from '../../src/rules/strategy-battle/scenario/board.js';
import { edgeCentre, type Base, type Point } from '../../src/rules/strategy-battle/scenario/geometry.js';
import { Ground, sizeIn } from '../../src/rules/strategy-battle/scenario/ground.js';
import type { Zone } from '../../src/rules/strategy-battle/scenario/zones.js';
import { judged, outlines } from '../../src/rules/strategy-battle/scenario/zone-kinds/zone-kinds.js';

/** A board whose cm figures are not those of its inches, so that a mix of the two shows. */
const SIZE = { width: { inches: 72, cm: 200 }, depth: { inches: 48, cm: 130 } };
const BOARD: Board = { id: 'field', name: 'Field', size: SIZE, drawnAs: SIZE, edges: [], features: [], open: [] };
/** A tenth of an inch, and what it is in cm. */
const TENTH: Readonly<Record<Measure, number>> = { inches: 0.1, cm: 0.254 };

interface Situation {
  readonly ground: Ground;
  readonly measure: Measure;
  readonly edge: Edge;
  readonly angle: number;
  readonly radius: number;
  /** In the measure of the situation; the other unit's figure is nonsense. */
  readonly length: number;
}

const situations: fc.Arbitrary<Situation> = fc.record({
  measure: fc.constantFrom(...MEASURES), edge: fc.constantFrom(...EDGES), angle: fc.double({ min: 0, max: 6.28, noNaN: true }),
  radius: fc.constantFrom(0.5, 0.75, 1, 1.25, 2), length: fc.constantFrom(4, 6, 8, 10, 12, 14),
}).map((found) => ({ ...found, ground: new Ground(BOARD, found.measure, sizeIn(found.measure, SIZE), []) }));

/** A kind of zone, and a base that stands `out` too far: 0 is just right. */
type Case = (situation: Situation, out: number) => { readonly zone: Zone; readonly base: Base };

const pair = ({ measure, length }: Pick<Situation, 'measure' | 'length'>): { inches: number; cm: number } =>
  measure === 'inches' ? { inches: length, cm: length * 9 } : { inches: length * 9, cm: length };

/** The centre of a base whose rim is `gap` from the edge. */
function fromEdge({ ground, edge, radius }: Situation, gap: number): Base {
  const { x, y } = edgeCentre(edge, ground.size);
  const [dx, dy] = ({ north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] } as const)[edge];
  return { x: x + dx * (gap + radius), y: y + dy * (gap + radius), radius };
}

function fromPoint({ angle, radius }: Situation, { x, y }: Point, distance: number): Base {
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance, radius };
}

const centre = { kind: 'centre' } as const;

const CASES: Readonly<Record<string, Case>> = {
  'strip': (situation, out) => ({ zone: { kind: 'strip', edges: [situation.edge], distance: pair(situation) }, base: fromEdge(situation, situation.length + out) }),
  'block': (situation, out) => ({ zone: { kind: 'block', edge: situation.edge, width: pair(situation), depth: pair(situation) }, base: fromEdge(situation, situation.length + out) }),
  'on-edge': (situation, out) => ({ zone: { kind: 'on-edge', edges: [situation.edge] }, base: fromEdge(situation, out) }),
  'inside': (situation, out) => ({ zone: { kind: 'inside', distance: pair(situation) }, base: fromEdge(situation, situation.length - out) }),
  'around': (situation, out) => ({ zone: { kind: 'around', place: centre, distance: pair(situation) }, base: fromPoint(situation, spot(situation), situation.length + situation.radius + out) }),
  'touching': (situation, out) => ({ zone: { kind: 'touching', place: centre }, base: fromPoint(situation, spot(situation), situation.radius + out) }),
  'centred-on': (situation, out) => ({ zone: { kind: 'centred-on', place: centre }, base: fromPoint(situation, spot(situation), out) }),
  'rectangle': (situation, out) => {
    const { x, y } = spot(situation);
    return { zone: { kind: 'rectangle', place: centre, width: pair(situation), depth: pair(situation) }, base: { x: x + situation.length / 2 - situation.radius + out, y, radius: situation.radius } };
  },
  'half': (situation, out) => {
    const { width, depth } = situation.ground.size;
    const half = (situation.edge === 'north' || situation.edge === 'south' ? depth : width) / 2;
    return { zone: { kind: 'half', edge: situation.edge }, base: fromEdge(situation, half + out) };
  },
};

function spot({ ground }: Situation): Point {
  return ground.spot(centre) ?? { x: 0, y: 0 };
}

const nobody = { basesOf: () => [] };

describe('SB-MEAS-001 SB-MEAS-002 zones', () => {
  it.each(Object.entries(CASES))('%s: a base at the limit is inside, one a tenth of an inch beyond is not', (_kind, make) => {
    fc.assert(fc.property(situations, (situation) => {
      const [right, wrong] = [make(situation, 0), make(situation, TENTH[situation.measure])];
      expect(judged(right.zone, right.base, situation.ground, nobody)).toBeNull();
      expect(judged(wrong.zone, wrong.base, situation.ground, nobody)).toMatchObject({ by: expect.closeTo(TENTH[situation.measure], 6) });
    }), { numRuns: 300 });
  });

  it.each(['strip', 'block', 'around', 'rectangle', 'half'])('%s: what is drawn is where a base may reach', (kind) => {
    fc.assert(fc.property(situations, (situation) => {
      const made = CASES[kind]?.(situation, 0);
      const drawn = made ? outlines(made.zone, situation.ground) : [];
      expect(drawn).toHaveLength(1);
      expect(drawn.every((outline) => outline.kind === 'circle' || outline.kind === 'rectangle')).toBe(true);
      const span = drawn[0]?.kind === 'circle' ? 2 * drawn[0].radius : drawn[0]?.kind === 'rectangle' ? Math.min(drawn[0].width, drawn[0].depth) : 0;
      const { width, depth } = situation.ground.size;
      const expected = { strip: situation.length, block: situation.length, around: 2 * situation.length, rectangle: situation.length, half: Math.min(...(situation.edge === 'north' || situation.edge === 'south' ? [depth / 2, width] : [width / 2, depth])) }[kind];
      expect(span).toBeCloseTo(expected ?? NaN, 9);
    }), { numRuns: 100 });
  });
});
