import type { Area, Character, Terrain } from '../reference.js';
import type { Kin } from './fighters.js';

/** Pieces that stand together: what `army` reports of them, battles and strengths refuse. */
export interface Company {
  readonly area: Area | null;
  /** Ground that they fight on; `null` where nothing is asked about a fight. */
  readonly terrain: Terrain | null;
  readonly parts: readonly Part[];
  readonly characters: readonly Beside[];
}

/** Units of one nation, or of a force that has none. */
export interface Part {
  readonly kin: Kin;
  readonly regular: number;
  readonly elite: number;
  /** Where the request speaks of them. */
  readonly pointer: string;
}

/** A character beside the units. */
export interface Beside {
  readonly character: Character;
  readonly pointer: string;
}

/** Parts that have a unit. */
export const present = (parts: readonly Part[]): readonly Part[] => parts.filter(({ regular, elite }) => regular + elite > 0);
export const unitsOf = (parts: readonly Part[]): number => parts.reduce((sum, { regular, elite }) => sum + regular + elite, 0);
