import type { Distance } from '../data-words.js';
import { EDGES, type Board, type BoardSize, type Edge, type FeatureShape, type Measure, type Place } from './board.js';
import { distance, edgeCentre, type Point, type Size } from './geometry.js';

/** A spot that a caller gives for a feature that the text does not place. */
export interface GivenFeature extends Point {
  readonly id: string;
}

/** A board as it lies on a table: its size and spots in figures of one measure. */
export class Ground {
  constructor(
    readonly board: Board,
    readonly measure: Measure,
    readonly size: Size,
    private readonly given: readonly GivenFeature[],
  ) {}

  length(pair: Distance): number {
    return pair[this.measure];
  }

  /** Where a place lies; `null` for a feature that neither the text nor the caller places. */
  spot(place: Place): Point | null {
    switch (place.kind) {
      case 'centre': return { x: this.size.width / 2, y: this.size.depth / 2 };
      case 'edge-centre': return edgeCentre(place.edge, this.size);
      case 'from-edge': return this.towardsCentre(place.edge, this.length(place.distance));
      case 'feature': return this.feature(place.feature);
    }
  }

  /** The edge at whose centre a spot lies nearest. */
  nearestEdge(point: Point): Edge {
    const [nearest] = [...EDGES].sort((one, other) => distance(point, edgeCentre(one, this.size)) - distance(point, edgeCentre(other, this.size)));
    return nearest ?? 'north';
  }

  private feature(id: string): Point | null {
    const given = this.given.find((feature) => feature.id === id);
    if (given) return { x: given.x, y: given.y };
    const shape = this.board.features.find((feature) => feature.id === id)?.shape;
    const place = shape ? placeOf(shape) : null;
    return place && !(place.kind === 'feature' && place.feature === id) ? this.spot(place) : null;
  }

  private towardsCentre(edge: Edge, length: number): Point {
    const { x, y } = edgeCentre(edge, this.size);
    const [dx, dy] = ({ north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] } as const)[edge];
    return { x: x + dx * length, y: y + dy * length };
  }
}

/** Figures of a size in one measure. */
export function sizeIn(measure: Measure, { width, depth }: BoardSize): Size {
  return { width: width[measure], depth: depth[measure] };
}

function placeOf(shape: FeatureShape): Place | null {
  if (shape.kind === 'spot' || shape.kind === 'rectangle') return shape.place;
  return shape.kind === 'along-edge' ? { kind: 'edge-centre', edge: shape.edge } : null;
}
