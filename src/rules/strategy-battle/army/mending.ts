import { applySteps } from '../../shared/apply-steps.js';
import type { Fix } from '../../shared/finding.js';
import type { StrategyFinding } from '../findings.js';
import type { ArmyEntryRequest, ArmyRequest } from './army-report.js';

/** Judges a list whose ids exist; `proposes`: its fixes are wanted too. */
type Judge = (request: ArmyRequest, proposes: boolean) => readonly StrategyFinding[];

/** Lines that may be judged for the sake of the fixes of one list, and the lists that are judged however long they are. */
const MOST_LINES = 1000;
const ALWAYS_JUDGED = 4;
/** Fixes of what a proposal would bring about that may follow it. */
const MOST_FOLLOWING = 2;

/**
 * Leaves of the proposals those that mend: the changed list has fewer findings of that code, is not empty, and has fewer
 * errors (after the fix of a warning: no more errors, and fewer findings). So taking fix after fix comes to an end. Where
 * none does by itself, the first that does together with fixes of what it would bring about is offered with them.
 * Findings beyond what is judged keep none; mending the first ones brings theirs.
 */
export function withMendingFixes(request: ArmyRequest, findings: readonly StrategyFinding[], judge: Judge): readonly StrategyFinding[] {
  const bench = new Bench(request, findings, judge);
  return findings.map((finding) => (finding.fixes.length === 0 ? finding : { ...finding, fixes: bench.mending(finding) }));
}

/** Tries proposals on one list. */
class Bench {
  #left: number;

  constructor(
    private readonly request: ArmyRequest,
    private readonly findings: readonly StrategyFinding[],
    private readonly judge: Judge,
  ) {
    this.#left = Math.max(ALWAYS_JUDGED, Math.floor(MOST_LINES / Math.max(request.entries.length, 1)));
  }

  mending(finding: StrategyFinding): readonly Fix[] {
    const mending = finding.fixes.filter((fix) => this.mends(finding, fix));
    if (mending.length > 0) return mending;
    for (const fix of finding.fixes) {
      const whole = this.followed(finding, fix);
      if (whole !== null) return [whole];
    }
    return [];
  }

  /** The fix with those of what came of it, one at a time; `null` where they do not mend either. */
  private followed(finding: StrategyFinding, fix: Fix): Fix | null {
    let whole = fix;
    for (let step = 0; step < MOST_FOLLOWING; step += 1) {
      const found = this.after(whole, true) ?? [];
      const came = found.find(({ code, severity, fixes }) => severity === 'error' && fixes.length > 0 && countOf(found, code) > countOf(this.findings, code));
      const [next] = came?.fixes ?? [];
      if (next === undefined) return null;
      whole = { text: `${whole.text} ${next.text}`, patch: [...whole.patch, ...next.patch] };
      if (this.mends(finding, whole)) return whole;
    }
    return null;
  }

  private mends(finding: StrategyFinding, fix: Fix): boolean {
    const after = this.after(fix, false);
    return after !== null && isBetter(finding, this.findings, after);
  }

  /** What is found after the fix; `null` where it empties the list, or enough lists have been judged. */
  private after(fix: Fix, proposes: boolean): readonly StrategyFinding[] | null {
    if (this.#left === 0) return null;
    this.#left -= 1;
    const changed = withFix(this.request, fix);
    const isEmptied = changed.entries.length === 0 && this.request.entries.length > 0;
    return isEmptied ? null : this.judge(changed, proposes);
  }
}

function isBetter({ code, severity }: StrategyFinding, before: readonly StrategyFinding[], after: readonly StrategyFinding[]): boolean {
  if (countOf(after, code) >= countOf(before, code)) return false;
  const fewer = errorsOf(before) - errorsOf(after);
  return severity === 'error' ? fewer > 0 : fewer >= 0 && after.length < before.length;
}

/** The list as the caller would have it; a line that a fix adds leaves out what has a default. */
function withFix(request: ArmyRequest, { patch }: Fix): ArmyRequest {
  const changed = { ...request, entries: request.entries.map((entry) => ({ ...entry, options: [...entry.options] })) };
  applySteps(changed, patch);
  return { ...changed, entries: changed.entries.map(completed) };
}

function completed({ unit, count, options = [], variant = null, ringBearer = false, claimedPoints = null }: AddedLine): ArmyEntryRequest {
  return { unit, count, options, variant, ringBearer, claimedPoints };
}

type AddedLine = Pick<ArmyEntryRequest, 'unit' | 'count'> & Partial<ArmyEntryRequest>;

function errorsOf(findings: readonly StrategyFinding[]): number {
  return findings.filter((finding) => finding.severity === 'error').length;
}

function countOf(findings: readonly StrategyFinding[], code: string): number {
  return findings.filter((finding) => finding.code === code).length;
}
