import type { Measure } from '../board.js';
import type { Misplaced } from './judge-pieces.js';
import { missOf, nearestOf } from './separations.js';
import type { Piece } from './table.js';

/** What a named special rule says of where its owner is set up, whatever the scenario. Those models go last of all. */
export interface SpecialPlacement {
  readonly rule: string;
  /** @returns what is wrong, `null` where nothing is, a sentence where it cannot be judged */
  judge(piece: Piece, pieces: readonly Piece[], zones: SidesZones, measure: Measure): Misplaced | string | null;
}

/** Whether a piece stands in some zone of either side; the nearest miss where it does not. */
export type SidesZones = (piece: Piece) => Misplaced | null;

const NEAR_THE_RING = { inches: 6, cm: 14 };

const nearRingBearer: SpecialPlacement = {
  rule: 'SB-SPEC-049',
  judge(piece, pieces, _zones, measure) {
    const { base } = piece;
    if (!base) return null;
    const near = nearestOf({ ...piece, base }, pieces, ({ model }) => model.ringBearer);
    if (!near) return `${piece.name} (model ${piece.index}) is set up near the Ringbearer, and no model is marked as one.`;
    return missOf({ from: { kind: 'enemies' }, relation: 'at-most', distance: NEAR_THE_RING }, near, measure);
  },
};

const inEitherZone: SpecialPlacement = {
  rule: 'SB-SPEC-053',
  judge: (piece, _pieces, zones) => (piece.base ? zones(piece) : null),
};

/** By the id of the special rule. */
export const SPECIAL_PLACEMENTS: ReadonlyMap<string, SpecialPlacement> = new Map([
  ['gollum-placement', nearRingBearer],
  ['grima-placement', inEitherZone],
]);

export function specialPlacementOf(piece: Piece): SpecialPlacement | undefined {
  return piece.specialRules.map((id) => SPECIAL_PLACEMENTS.get(id)).find((placement) => placement !== undefined);
}
