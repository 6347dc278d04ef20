import { RuleError, type Problem } from '../../shared/rule-error.js';
import type { Distance } from '../reference.js';

export const MEASURES = ['inches', 'cm'] as const;
export type Measure = (typeof MEASURES)[number];

/** A length as it is measured on one table: exactly one of the two, at most two decimals (SB-MEAS-002). */
export interface Length {
  readonly inches?: number | null | undefined;
  readonly cm?: number | null | undefined;
}

/** Longest length that a request may give, in either measure. */
export const MOST_LENGTH = 200;

/** Thousandths of an inch or of a centimetre, always whole, so that sums are exact. */
export type Mils = number;
export const MILS = 1000;

/** What is left over is rounded up to the next half inch or whole centimetre (SB-TERR-001). */
export const LEAST_STEP: Readonly<Record<Measure, Mils>> = { inches: 500, cm: 1000 };

const MILLIMETRES: Readonly<Record<Measure, number>> = { inches: 25.4, cm: 10 };

/** A valid length in the measure of its game. */
export function milsOf(length: Length, measure: Measure): Mils {
  return Math.round((length[measure] ?? 0) * MILS);
}

/** The half of a printed pair that the game uses. */
export function milsOfPair(pair: Distance, measure: Measure): Mils {
  return Math.round(pair[measure] * MILS);
}

export function fromMils(mils: Mils): number {
  return mils / MILS;
}

/** `3"`, `7cm`. */
export function showMils(mils: Mils, measure: Measure): string {
  return measure === 'inches' ? `${fromMils(mils)}"` : `${fromMils(mils)}cm`;
}

/** Up to the next half inch or whole centimetre. */
export function roundedUp(mils: number, measure: Measure): Mils {
  return Math.ceil(mils / LEAST_STEP[measure]) * LEAST_STEP[measure];
}

/** For comparisons with heights of models, which are in millimetres. */
export function inMillimetres(mils: Mils, measure: Measure): number {
  return (mils / MILS) * MILLIMETRES[measure];
}

interface Found {
  readonly pointer: string;
  readonly length: Length;
}

/**
 * The one measure of a request: that of its lengths, else the wanted one, else inches.
 * @throws RuleError where two measures meet (`rule-violated`, SB-MEAS-002) or a length is none.
 */
export function measureOf(request: unknown, wanted?: Measure | null): Measure {
  const found = [...lengthsIn(request, '')];
  const problems = found.flatMap(faults);
  const first = wanted ?? measureOfFirst(found);
  for (const { pointer, length } of found) if (length[first] == null && length[first === 'inches' ? 'cm' : 'inches'] != null) problems.push(mixed(pointer));
  if (problems.length > 0) throw new RuleError(problems);
  return first;
}

function measureOfFirst([first]: readonly Found[]): Measure {
  return first === undefined || first.length.inches != null ? 'inches' : 'cm';
}

function* lengthsIn(value: unknown, pointer: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if ('inches' in value || 'cm' in value) {
    yield { pointer, length: value as Length };
    return;
  }
  for (const [key, part] of Object.entries(value)) yield* lengthsIn(part, `${pointer}/${key}`);
}

function faults({ pointer, length }: Found): Problem[] {
  if (length.inches != null && length.cm != null) return [mixed(pointer)];
  const value = length.inches ?? length.cm;
  if (value == null) return [problem(pointer, 'required', 'A length needs inches or cm.')];
  if (!(value >= 0 && value <= MOST_LENGTH)) return [problem(pointer, 'out-of-range', `A length is from 0 to ${MOST_LENGTH}.`)];
  const hundredths = value * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? [] : [problem(pointer, 'malformed-value', 'A length has at most two decimals.')];
}

function mixed(pointer: string): Problem {
  return { ...problem(pointer, 'rule-violated', 'One game uses inches or centimetres throughout, never both.'), rule: 'SB-MEAS-002' };
}

function problem(pointer: string, code: Problem['code'], detail: string): Problem {
  return { pointer, code, detail, suggestions: [] };
}
