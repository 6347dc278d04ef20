import type { Distance, Side } from '../data-words.js';
import type { Edge, Place } from './board.js';

/**
 * How models are set up: steps in order, in each step placements (who, how many, where). Distances are measured from
 * the nearest edge of a base, and `within` includes the distance itself (SB-MEAS-001).
 */

/** Where a model may stand. Several zones of one placement are alternatives. */
export type Zone =
  | { readonly kind: 'anywhere' }
  /** Within `distance` of at least one of `edges`. */
  | { readonly kind: 'strip'; readonly edges: readonly Edge[]; readonly distance: Distance }
  /** Base touching at least one of `edges`. */
  | { readonly kind: 'on-edge'; readonly edges: readonly Edge[] }
  /** At least `distance` from every edge. */
  | { readonly kind: 'inside'; readonly distance: Distance }
  /** Within `distance` of a place. */
  | { readonly kind: 'around'; readonly place: Place; readonly distance: Distance }
  /** Base touching a place: the centre of an edge, a gate. */
  | { readonly kind: 'touching'; readonly place: Place }
  /** Base centred on a place. */
  | { readonly kind: 'centred-on'; readonly place: Place }
  /** Wholly inside a rectangle centred on a place. */
  | { readonly kind: 'rectangle'; readonly place: Place; readonly width: Distance; readonly depth: Distance }
  /** In a block against an edge, `width` along it and `depth` from it; where along the edge is free. */
  | { readonly kind: 'block'; readonly edge: Edge; readonly width: Distance; readonly depth: Distance }
  /** In the half of the board at `edge`. */
  | { readonly kind: 'half'; readonly edge: Edge }
  /** Touching the centre of the edge opposite to the one that the models of `placement` stand at. */
  | { readonly kind: 'opposite'; readonly placement: string }
  /** Not on a table at the start; `text` says when and how the models come, if they do. */
  | { readonly kind: 'off-table'; readonly text: string }
  /** Known only in words, as on a map that is lost: told, and not checked. */
  | { readonly kind: 'stated'; readonly text: string };
export type ZoneKind = Zone['kind'];
export const ZONE_KINDS = [
  'anywhere', 'strip', 'on-edge', 'inside', 'around', 'touching', 'centred-on', 'rectangle', 'block', 'half', 'opposite',
  'off-table', 'stated',
] as const satisfies readonly ZoneKind[];

/** Which models of the step's side a placement speaks of. Several selectors of one placement add up. */
export type Selector =
  /** Models of a unit that carry all of `options`; `count` of them, `null` for all. */
  | { readonly kind: 'unit'; readonly unit: string; readonly options: readonly string[]; readonly count: number | null }
  /** Participants of a group; in a points match the player forms the group. */
  | { readonly kind: 'group'; readonly group: string }
  /** This Hero; in a points match the side's most expensive Hero (SB-S04-003). */
  | { readonly kind: 'leader'; readonly unit: string }
  /** Every model of the side that no other placement names. */
  | { readonly kind: 'rest' };
export const SELECTOR_KINDS = ['unit', 'group', 'leader', 'rest'] as const satisfies readonly Selector['kind'][];

/** How many of the selected models the placement takes. */
export type Share =
  | { readonly kind: 'all' }
  | { readonly kind: 'exactly'; readonly count: number }
  | { readonly kind: 'at-most'; readonly count: number }
  /** One of `parts` equal parts; parts differ by one model at most (SB-W03-003, SB-W05-003). */
  | { readonly kind: 'equal-part'; readonly parts: number };
export const SHARE_KINDS = ['all', 'exactly', 'at-most', 'equal-part'] as const satisfies readonly Share['kind'][];

/** How far the placement's models keep from others: gap `relation` distance. */
export const SEPARATION_RELATIONS = ['at-least', 'more-than', 'at-most', 'exactly'] as const;
export type SeparationRelation = (typeof SEPARATION_RELATIONS)[number];

/** From whom a separation is measured: enemies, other models of the same side, or the models of a placement. */
export type SeparationFrom =
  | { readonly kind: 'enemies' }
  | { readonly kind: 'friends' }
  | { readonly kind: 'placement'; readonly placement: string };
export const SEPARATION_FROM_KINDS = ['enemies', 'friends', 'placement'] as const satisfies readonly SeparationFrom['kind'][];

/** `at-least`, `more-than`: from every one of them. `at-most`, `exactly`: from one of them. */
export interface Separation {
  readonly from: SeparationFrom;
  readonly relation: SeparationRelation;
  readonly distance: Distance;
}

/** Who goes where. `id` is unique in its scenario. */
export interface Placement {
  readonly id: string;
  readonly name: string;
  readonly who: readonly Selector[];
  readonly share: Share;
  /** Id of the board; `null` for the main board. */
  readonly board: string | null;
  readonly zones: readonly Zone[];
  readonly separations: readonly Separation[];
  /** In our own words. */
  readonly text: string;
  /** Ledger row that says so. */
  readonly rule: string;
}

/** One player's turn to place models. */
export interface DeploymentStep {
  readonly side: Side;
  readonly placements: readonly Placement[];
}

/** The whole set-up in order. `first` is the side that places first. */
export interface Deployment {
  readonly first: Side;
  readonly steps: readonly DeploymentStep[];
}
