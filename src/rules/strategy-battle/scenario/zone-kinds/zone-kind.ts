import type { Base } from '../geometry.js';
import type { Ground } from '../ground.js';
import type { Zone, ZoneKind } from '../zones.js';

/** Why a base is not where a zone wants it. `by` is how much is missing, in the measure; only to find the nearest zone. */
export interface Miss {
  readonly code: 'outside-zone' | 'too-near-edge' | 'not-touching' | 'on-the-table';
  /** `is 13" from the south edge; at most 12" are allowed`: follows the name of the model. */
  readonly text: string;
  readonly actual: number | null;
  readonly limit: number | null;
  readonly by: number;
}

/** `null`: it is inside. `unknown`: neither the text nor the caller says where the zone is. */
export type Verdict = Miss | 'unknown' | null;

/** What a drawing needs of a zone; figures in the ground's measure, origin south-west. */
export type Outline =
  | { readonly kind: 'rectangle'; readonly x: number; readonly y: number; readonly width: number; readonly depth: number; readonly loose: boolean }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'spot'; readonly x: number; readonly y: number }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number };

export type ZoneOf<Kind extends ZoneKind> = Extract<Zone, { readonly kind: Kind }>;

/** What a kind of zone means. One file each, listed in the register. */
export interface ZoneRule<Kind extends ZoneKind = ZoneKind> {
  readonly kind: Kind;
  /** Judges a base that stands on the zone's board. */
  judge(zone: ZoneOf<Kind>, base: Base, ground: Ground, others: Others): Verdict;
  /** What can be drawn of it; empty where it is told in words only. */
  outline(zone: ZoneOf<Kind>, ground: Ground): readonly Outline[];
}

/** Where the models of other placements stand. */
export interface Others {
  basesOf(placement: string): readonly Base[];
}
