import type { Book } from '../book.js';
import { Reckoning } from '../change.js';
import { reject } from '../../shared/refuse.js';
import type { Figure } from '../figure/targets.js';
import type { Side } from '../reference.js';

/** Centimetres that night and a shield held up cost, each (FS-NIGHT-002, FS-SHLD-003). */
const SLOWED_BY = 5;

/** Who moves, and what the light is like. */
export interface MoverRequest {
  /** Id of a movement entry: `good-men`. */
  readonly race?: string | null | undefined;
  /** A normal rate of the caller's own, in centimetres, in place of a race. */
  readonly rate?: number | null | undefined;
  /** Of a rate of the caller's own: it sees well at night. */
  readonly nightVision?: boolean | null | undefined;
  /** Night, or the Darkness spell. */
  readonly night?: boolean | undefined;
}

/** The normal rate after whatever replaces it and whatever is taken off it, never below 0 (FS-MOVE-004). */
export function rateOf(book: Book, request: MoverRequest, figure: Figure, pointer = ''): Reckoning {
  const { rate, nightVision } = baseOf(book, request, pointer);
  const replaced = figure.traits.with('rate');
  const start = new Reckoning('movement', rate);
  if (replaced !== null) start.to(replaced.rate, replaced.id, replaced.rule);
  if (isDark({ night: request.night, spells: figure.request.spells }) && !nightVision) start.to(Math.max(0, start.now - SLOWED_BY), 'night', 'FS-NIGHT-002');
  if (figure.request.shielding === true) start.to(Math.max(0, start.now - SLOWED_BY), 'shielding', 'FS-SHLD-003');
  return start;
}

/** Night, or the Darkness spell (FS-NIGHT-001). */
export const isDark = ({ night = false, spells = [] }: { readonly night?: boolean | undefined; readonly spells?: readonly string[] | undefined }): boolean => night || spells.includes('darkness');

/**
 * The side that the caller names, or that of the race.
 * @throws RuleError where they are not the same
 */
export function sideOf(book: Book, { race, side = null }: Pick<MoverRequest, 'race'> & { readonly side?: Side | null | undefined }): Side | null {
  if (race == null) return side;
  const own = book.race(race, '/race').side;
  if (side !== null && side !== own) reject('/side', 'not-allowed', `${race} is of the ${own} side.`);
  return own;
}

/** @throws RuleError where neither a race nor a rate is given, or both. */
function baseOf(book: Book, { race, rate, nightVision }: MoverRequest, pointer: string): { readonly rate: number; readonly nightVision: boolean } {
  if (race != null && rate != null) reject(`${pointer}/rate`, 'not-allowed', 'Give a race or a rate, not both.');
  if (race != null) return book.race(race, `${pointer}/race`);
  if (rate == null) reject(`${pointer}/race`, 'required', 'Say who moves: a race or a rate.');
  return { rate, nightVision: nightVision === true };
}
