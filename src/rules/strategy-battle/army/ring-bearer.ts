import type { RingBearer } from '../reference.js';
import type { Force, ForceEntry } from './force.js';

/** A line whose unit can carry the Ring in the right company (SB-ARMY-004). */
export interface Candidate {
  readonly entry: ForceEntry;
  readonly ring: RingBearer;
}

/** Lines whose units can carry the Ring, whoever goes first in front. */
export function candidatesForTheRing({ units }: Force): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const { card, entries } of units.values()) {
    const ring = card.unit.ringBearer;
    if (ring !== null) for (const entry of entries) candidates.push({ entry, ring });
  }
  return candidates.sort((a, b) => a.ring.rank - b.ring.rank || a.entry.index - b.entry.index);
}

/** Unit id of the one that carries the Ring: who always does, else who is marked and goes first; `null` for nobody. */
export function bearerOfTheRing(force: Force): string | null {
  const [first] = candidatesForTheRing(force);
  if (first === undefined) return null;
  const unit = first.entry.request.unit;
  const marked = force.units.get(unit)?.entries.some((entry) => entry.request.ringBearer) === true;
  return first.ring.always || marked ? unit : null;
}
