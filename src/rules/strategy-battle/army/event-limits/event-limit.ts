import { counted } from '../../findings.js';
import type { EventPack } from '../army-report.js';
import type { Change } from '../changes.js';
import type { Force } from '../force.js';
import type { Tallies } from '../tallies.js';

export interface Breach {
  readonly message: string;
  readonly actual: number;
  readonly limit: number;
}

/** One limit that an organiser may set to the force as a whole. */
export interface EventLimit {
  /** `null` where the pack does not set it, or it is kept. */
  readonly breach: (pack: EventPack, tallies: Tallies) => Breach | null;
  /** Ways to keep it; those that break another limit are dropped. */
  readonly changes: (force: Force, breach: Breach) => readonly Change[];
}

/** What is counted: the word for one and for many. */
type Word = readonly [one: string, many: string];
export const MODELS: Word = ['model', 'models'];
export const HEROES: Word = ['Hero', 'Heroes'];

/** `actual` is more than what the organiser allows. */
export function tooMany(word: Word, actual: number, limit: number | null | undefined): Breach | null {
  if (limit === null || limit === undefined || actual <= limit) return null;
  const message = `The event allows ${counted(limit, ...word)}; the force has ${actual}: ${actual - limit} too many.`;
  return { message, actual, limit };
}

/** `actual` is less than what the organiser asks for. */
export function tooFew(word: Word, actual: number, limit: number | null | undefined): Breach | null {
  if (limit === null || limit === undefined || actual >= limit) return null;
  const message = `The event asks for ${counted(limit, ...word)}; the force has ${actual}: ${limit - actual} too few.`;
  return { message, actual, limit };
}
