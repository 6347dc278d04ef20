import type { Finding, Fix, JsonValue } from '../shared/finding.js';
import { RuleError } from '../shared/rule-error.js';

/** What checks of this rulebook can say: a closed list. New codes may be added, none changes its meaning. */
export const FINDING_CODES = [
  'too-far', 'rough-ends-move', 'recruited-this-turn', 'river-barred', 'place-closed', 'army-destroyed', 'mordor-closed', 'not-neighbours', 'never-leaves', 'not-before-council',
  'not-after-council', 'same-area', 'not-yet-raised',
  'no-battle', 'roll-needed', 'guided-past', 'battle-due', 'upstream',
  'no-fleet', 'harbour-lost', 'over-capacity', 'not-in-harbour', 'not-coastal',
  'over-structure-capacity', 'wasted-leadership', 'leaders-without-units', 'leadership-without-leaders', 'side-mixed', 'force-split', 'force-too-large', 'wrong-nation', 'figures-exceeded', 'counted-twice', 'ability-lost',
  'blocked', 'not-a-recruiting-place', 'no-figure', 'too-early',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
export type WarFinding = Finding<FindingCode>;

interface Statement {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
  readonly actual?: number;
  readonly limit?: number;
  readonly fixes?: readonly Fix[];
}

/** A fix that puts a value into one place of the request. */
export const setTo = (path: string, value: JsonValue, text: string): Fix => ({ text, patch: [{ op: 'add', path, value }] });

/** A fix that takes these places of a list out of the request. */
export const without = (list: string, places: readonly number[], text: string): Fix => ({ text, patch: [...places].sort((a, b) => b - a).map((place) => ({ op: 'remove', path: `${list}/${place}` })) });

const note = (severity: WarFinding['severity']) => (code: FindingCode, { pointer, rule, message, actual, limit, fixes = [] }: Statement): WarFinding =>
  ({ code, severity, pointer, rule, message, actual: actual ?? null, limit: limit ?? null, fixes });

/** So many units, in words. */
export const unitsInWords = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;

/** A finding that makes the thing illegal. */
export const fault = note('error');
/** Something that a player may want to know. */
export const warning = note('warning');
export const info = note('info');
export const isFault = ({ severity }: WarFinding): boolean => severity === 'error';

/** A finding as one of the assumptions of an answer. */
export const asNote = ({ message, rule }: WarFinding): string => `${message.replace(/\.$/, '')} (${rule ?? ''}).`;

/** @throws RuleError for all faults, where a report would tell them and an answer cannot be given in spite of them. */
export function refuseFaults(findings: readonly WarFinding[]): void {
  const faults = findings.filter(isFault);
  if (faults.length === 0) return;
  throw new RuleError(faults.map(({ pointer, rule, message }) => ({ pointer, code: 'rule-violated', detail: message, suggestions: [], ...(rule === null ? {} : { rule }) })));
}
