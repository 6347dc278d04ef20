import type { Ending } from '../../../dice/chance.js';
import type { Part } from '../combatant.js';
import { unharmed, type HarmedPart, type PartState } from './harm.js';
import type { PartAfter, PartOdds } from './jump-types.js';
import { shareOf, spreadOf } from './shares.js';

/** Which part of the model a name such as `model/mount` means. */
export function partNamed(by: string): Part {
  if (by.endsWith('/mount')) return 'mount';
  return by.endsWith('/passenger') ? 'passenger' : 'rider';
}

/** Chances of each part to be slain and to lose Wounds. */
export function partOdds<S extends { readonly parts: readonly PartState[] }>(parts: readonly HarmedPart[], ends: readonly Ending<S>[]): PartOdds[] {
  return parts.map(({ by, part }, index) => {
    const left = (state: S): number => state.parts[index]?.wounds ?? 0;
    const wounds = spreadOf(ends, part.wounds, (state) => part.wounds - left(state));
    return { part: partNamed(by), slain: shareOf(ends, (state) => left(state) === 0), wounds };
  });
}

/** What has become of each part. */
export function partsAfter(parts: readonly HarmedPart[], states: readonly PartState[]): PartAfter[] {
  return parts.map((party, index) => {
    const { wounds, fate, points, thrown, prone } = states[index] ?? unharmed(party);
    return { part: partNamed(party.by), slain: wounds === 0, wounds, might: points, fate, onGround: wounds > 0 && prone, thrown };
  });
}
