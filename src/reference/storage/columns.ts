import type { Distance, Fraction, Profile } from '../../rules/strategy-battle/reference.js';
import type { Sourced } from '../../rules/strategy-battle/sourced.js';
import type { SourceColumns } from '../entities/columns/source-columns.js';

interface SourcedRow {
  source: SourceColumns;
  ruleId: string;
  ruling: string | null;
}

export function toSourcedColumns({ source, rule, ruling }: Sourced): SourcedRow {
  return { source: { ...source }, ruleId: rule, ruling };
}

export function fromSourcedColumns({ source, ruleId, ruling }: SourcedRow): Sourced {
  return { source: { document: source.document, section: source.section, line: source.line }, rule: ruleId, ruling };
}

export function toDistance({ inches, cm }: Distance): { inches: number; cm: number } {
  return { inches, cm };
}

export function toProfile({ fight, shoot, strength, defence, attacks, wounds, courage }: Profile): Profile {
  return { fight, shoot, strength, defence, attacks, wounds, courage };
}

/** A fraction out of two columns that are both empty or both filled. */
export function toFraction(numerator: number | null, denominator: number | null): Fraction | null {
  return numerator === null || denominator === null ? null : { numerator, denominator };
}
