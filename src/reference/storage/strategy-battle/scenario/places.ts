import type { Distance, Fraction } from '../../../../rules/strategy-battle/reference.js';
import type { Edge, Place } from '../../../../rules/strategy-battle/scenario/board.js';

/** Columns of a place, in their order: kind, edge, feature, and the distance from the edge. */
export interface PlaceValues {
  readonly kind: Place['kind'] | null;
  readonly edge: Edge | null;
  readonly feature: string | null;
  readonly inches: number | null;
  readonly cm: number | null;
}

export function toPlaceValues(place: Place | null): PlaceValues {
  return {
    kind: place?.kind ?? null,
    edge: place !== null && 'edge' in place ? place.edge : null,
    feature: place !== null && 'feature' in place ? place.feature : null,
    ...toPair(place !== null && 'distance' in place ? place.distance : null),
  };
}

export function toPlace({ kind, edge, feature, inches, cm }: PlaceValues): Place {
  switch (kind) {
    case 'centre': return { kind };
    case 'edge-centre': return { kind, edge: given(edge) };
    case 'from-edge': return { kind, edge: given(edge), distance: toLength(inches, cm) };
    case 'feature': return { kind, feature: given(feature) };
    case null: throw new Error('A row that must have a place has none.');
  }
}

export function toPair(distance: Distance | null): { inches: number | null; cm: number | null } {
  return { inches: distance?.inches ?? null, cm: distance?.cm ?? null };
}

export function toLengthOrNull(inches: number | null, cm: number | null): Distance | null {
  return inches === null || cm === null ? null : { inches, cm };
}

export function toLength(inches: number | null, cm: number | null): Distance {
  return { inches: given(inches), cm: given(cm) };
}

export function toShare(numerator: number | null, denominator: number | null): Fraction {
  return { numerator: given(numerator), denominator: given(denominator) };
}

/** The value of a column that rows of their kind always fill. */
export function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A row lacks a value that its kind needs.');
  return value;
}
