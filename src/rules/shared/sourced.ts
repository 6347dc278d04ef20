/** Where a record was read: `line` counts from 1 in the source text. */
export interface Source {
  readonly document: string;
  readonly section: string;
  readonly line: number;
}

/** What every record that comes from the rulebook carries. */
export interface Sourced {
  readonly source: Source;
  /** Ledger row that describes the record. */
  readonly rule: string;
  /** The reading taken where the source is unclear, else `null`. */
  readonly ruling: string | null;
}
