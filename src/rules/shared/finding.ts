/** How much a finding weighs: an `error` makes the thing illegal, a `warning` or `info` does not. */
export type Severity = 'error' | 'warning' | 'info';

/** What a patch may put into a request: any JSON, since a fix may add a whole entry. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * One step of an RFC 6902 JSON Patch against the caller's own request. `value` is absent for `remove`. A member of an
 * object is set with `add`, which replaces what is there and works as well where the caller left the member out.
 */
export interface PatchStep {
  readonly op: 'add' | 'remove' | 'replace';
  /** JSON pointer into the request. */
  readonly path: string;
  readonly value?: JsonValue;
}

/** A way to mend a finding: what it does in words, and the change to the request that does it. */
export interface Fix {
  readonly text: string;
  readonly patch: readonly PatchStep[];
}

/** Something a check has to say about one place of the caller's request. */
export interface Finding<Code extends string = string> {
  readonly code: Code;
  readonly severity: Severity;
  /** JSON pointer into the request, `''` for the whole of it. */
  readonly pointer: string;
  /** Id of the ledger row that the finding comes from. `null` for the organiser's own limits. */
  readonly rule: string | null;
  /** A whole sentence with the arithmetic spelled out. */
  readonly message: string;
  /** The figure found, in the unit of `limit` (points, models, choices). */
  readonly actual: number | null;
  /** The figure allowed or asked for. */
  readonly limit: number | null;
  readonly fixes: readonly Fix[];
}
