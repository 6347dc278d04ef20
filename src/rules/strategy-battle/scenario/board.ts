import type { Distance, Side } from '../data-words.js';

/**
 * Where a battle is fought. The origin of a board is its south-west corner, x grows to the east and y to the north, in
 * the caller's measure. Lengths are printed pairs (SB-MEAS-002): a check in cm uses the cm figures and never converts.
 */

export const MEASURES = ['inches', 'cm'] as const;
export type Measure = (typeof MEASURES)[number];

/** Sides of a board as it is drawn, north at the top. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** What an edge stands for: `Anduin`, `Mirkwood`, or the edge of a side (then `side` says whose). */
export interface NamedEdge {
  readonly edge: Edge;
  readonly name: string;
  readonly side: Side | null;
}

/** A spot on a board, given by words and not by figures, so that it holds on a board of any size. */
export type Place =
  | { readonly kind: 'centre' }
  | { readonly kind: 'edge-centre'; readonly edge: Edge }
  /** On the middle line of the board, `distance` from the centre of `edge`. */
  | { readonly kind: 'from-edge'; readonly edge: Edge; readonly distance: Distance }
  /** Where the feature of this board with that id lies. */
  | { readonly kind: 'feature'; readonly feature: string };

/** What is known of a feature's place and size. A `null` size is not in the text. */
export type FeatureShape =
  | { readonly kind: 'spot'; readonly place: Place }
  | { readonly kind: 'along-edge'; readonly edge: Edge }
  | { readonly kind: 'rectangle'; readonly place: Place; readonly width: Distance; readonly depth: Distance }
  | { readonly kind: 'band'; readonly from: Place; readonly to: Place; readonly width: Distance | null }
  /** Here and there on the whole board. */
  | { readonly kind: 'scattered' }
  /** Drawn on a printed map that the source has lost. */
  | { readonly kind: 'lost' };

/** Something on a board that the scenario speaks of: a gate, a river, ruins. `id` is unique in its scenario. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly shape: FeatureShape;
  /** What it is and does, in our own words. */
  readonly text: string;
}

/** Width (x) and depth (y) of a board. */
export interface BoardSize {
  readonly width: Distance;
  readonly depth: Distance;
}

/** One playing surface. The first of a scenario is its main board; its id is unique in the scenario. */
export interface Board {
  readonly id: string;
  readonly name: string;
  /** `null` where the text gives none: then a caller says how large the table is. */
  readonly size: BoardSize | null;
  /** How large the map draws it where `size` is `null`; equal to `size` otherwise. */
  readonly drawnAs: BoardSize;
  readonly edges: readonly NamedEdge[];
  readonly features: readonly Feature[];
  /** What the text leaves open about this board, one sentence each; a lost map and chosen compass points included. */
  readonly open: readonly string[];
}
