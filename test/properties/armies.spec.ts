import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import type { ArmyReport, ArmyRequest } from '../../src/rules/strategy-battle/army/army-report.js';
import type { Fix } from '../../src/rules/shared/finding.js';
import { FINDING_CODES } from '../../src/rules/strategy-battle/army/finding-codes.js';
import { applyPatch } from '../support/apply-patch.js';
import { armies, models, purchases } from '../support/arbitraries/armies.js';
import { handmade } from '../support/builders/handmade.js';
import { rulesOver } from '../support/builders/rules-over.js';

/** Time for a busy machine, in milliseconds. */
const SLOW = 120_000;

const worlds = [
  ['a handmade reference', handmade],
  ['the real seeds', loadSeeds().strategyBattle],
] as const;

describe.each(worlds)('over %s', (_, reference) => {
  const rules = rulesOver(reference);
  const lists = armies(reference);

  it('SB-PROF-004 another option never lowers the price', () => {
    const wargear = fc.constantFrom(...reference.wargear.map((item) => item.id));
    fc.assert(
      fc.property(purchases(reference), wargear, (purchase, option) => {
        const more = rules.resolveProfile({ ...purchase, options: [...purchase.options, option] });
        expect(more.points).toBeGreaterThanOrEqual(rules.resolveProfile(purchase).points);
      }),
      { numRuns: 1000 },
    );
  });

  it('SB-PROF-004 the price is the sum of its parts, of a model and of a force', () => {
    fc.assert(
      fc.property(lists, (army) => {
        const report = rules.validateArmy(army);
        for (const entry of report.entries) {
          expect(entry.pointsBreakdown.reduce((sum, part) => sum + part.points, 0)).toBe(entry.pointsEach);
          expect(entry.points).toBe(entry.pointsEach * entry.count);
        }
        expect(report.entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(report.points);
        expect(report.heroes + report.warriors).toBe(report.models);
      }),
    );
  });

  it('changes lead from the printed profile to the effective one', () => {
    fc.assert(
      fc.property(purchases(reference), (purchase) => {
        const report = rules.resolveProfile(purchase);
        const printed = { ...reference.units.find((unit) => unit.id === purchase.unit)?.profile } as Record<string, number | null>;
        for (const { characteristic, from, to } of report.changes) {
          expect(printed[characteristic]).toBe(from);
          printed[characteristic] = to;
        }
        expect(printed).toEqual(report.profile);
      }),
      { numRuns: 1000 },
    );
  });

  it('every fix of a model on the table mends', () => {
    fc.assert(
      fc.property(models(reference), (model) => {
        const before = rules.resolveProfile(model);
        expect(before.legal).toBe(before.findings.every((finding) => finding.severity !== 'error'));
        for (const { code, fixes } of before.findings) {
          for (const { patch } of fixes) {
            const after = rules.resolveProfile(applyPatch(model, patch));
            expect({ code, patch, left: countOf(after, code) < countOf(before, code) }).toEqual({ code, patch, left: true });
          }
        }
      }),
      { numRuns: 1000 },
    );
  }, SLOW);

  it('every fix mends: fewer findings of its code than before', () => {
    fc.assert(
      fc.property(lists, (army) => {
        const before = rules.validateArmy(army);
        for (const { code, fixes } of before.findings) {
          for (const { patch } of fixes) {
            const after = rules.validateArmy(completed(applyPatch(army, patch)));
            expect({ code, patch, left: countOf(after, code) < countOf(before, code) }).toEqual({ code, patch, left: true });
          }
        }
      }),
      { numRuns: 100 },
    );
  }, SLOW);

  it('taking the first fix again and again comes to an end, with fewer errors each time', () => {
    fc.assert(
      fc.property(lists, (army) => {
        let [request, report] = [army, rules.validateArmy(army)];
        for (let fix = firstFixOf(report); fix !== undefined; fix = firstFixOf(report)) {
          request = completed(applyPatch(request, fix.patch));
          const after = rules.validateArmy(request);
          expect(errorsOf(after)).toBeLessThan(errorsOf(report));
          report = after;
        }
        expect(army.entries.length > 0 && request.entries.length === 0).toBe(false);
      }),
      { numRuns: 100 },
    );
  }, SLOW);

  it('the order of the lines changes nothing but places', () => {
    fc.assert(
      fc.property(lists.chain((army) => fc.tuple(fc.constant(army), fc.shuffledSubarray([...army.entries], { minLength: army.entries.length }))), ([army, entries]) => {
        expect(judgement(rules.validateArmy({ ...army, entries }))).toEqual(judgement(rules.validateArmy(army)));
      }),
    );
  });

  it('a line split in two is judged alike', () => {
    fc.assert(
      fc.property(lists, (army) => {
        const unclaimed = army.entries.map((entry) => ({ ...entry, claimedPoints: null }));
        const split = unclaimed.flatMap((entry) => {
          const part = Math.floor(entry.count / 2);
          return part === 0 ? [entry] : [{ ...entry, count: part }, { ...entry, count: entry.count - part }];
        });
        const whole = rules.validateArmy({ ...army, entries: unclaimed });
        const parts = rules.validateArmy({ ...army, entries: split });
        expect(figures(parts)).toEqual(figures(whole));
        expect(new Set(parts.findings.map((finding) => finding.code))).toEqual(new Set(whole.findings.map((finding) => finding.code)));
      }),
    );
  });

  it('the same list gets the same report, whatever was asked before', () => {
    fc.assert(
      fc.property(lists, (army) => {
        const first = JSON.stringify(rules.validateArmy(army));
        expect(JSON.stringify(rules.validateArmy(army))).toBe(first);
        expect(JSON.stringify(rulesOver(reference).validateArmy(army))).toBe(first);
      }),
      { numRuns: 30 },
    );
  });

  it('is valid exactly when no finding is an error, and every rule is named but for the organiser\'s own', () => {
    fc.assert(
      fc.property(lists, (army) => {
        const { valid, findings } = rules.validateArmy(army);
        expect(valid).toBe(findings.every((finding) => finding.severity !== 'error'));
        for (const { code, rule } of findings) expect({ code, named: rule === null }).toEqual({ code, named: code.startsWith('event-') });
      }),
    );
  });
});

it('the arbitrary lists reach every finding of a list', () => {
  const reached = new Set<string>();
  for (const [, reference] of worlds) {
    const rules = rulesOver(reference);
    for (const army of fc.sample(armies(reference), { numRuns: 800, seed: 1 })) {
      for (const { code } of rules.validateArmy(army).findings) reached.add(code);
    }
  }
  // The first two are said of a model on the table, the last of two lists.
  const ofNoList = ['passenger-not-allowed', 'pickup-not-allowed', 'points-values-differ'];
  expect(FINDING_CODES.filter((code) => !reached.has(code))).toEqual(ofNoList);
}, SLOW);

/** A line that a fix adds leaves out what has a default, as callers may. */
function completed(army: ArmyRequest): ArmyRequest {
  const plain = { options: [], variant: null, ringBearer: false, claimedPoints: null };
  return { ...army, entries: army.entries.map((entry) => ({ ...plain, ...entry })) };
}

function countOf(report: Pick<ArmyReport, 'findings'>, code: string): number {
  return report.findings.filter((finding) => finding.code === code).length;
}

function firstFixOf({ findings }: ArmyReport): Fix | undefined {
  return findings.filter(isError).flatMap((finding) => finding.fixes)[0];
}

function errorsOf({ findings }: ArmyReport): number {
  return findings.filter(isError).length;
}

function isError({ severity }: ArmyReport['findings'][number]): boolean {
  return severity === 'error';
}

function figures({ entries: _entries, findings: _findings, ...rest }: ArmyReport): unknown {
  return rest;
}

function judgement(report: ArmyReport): unknown {
  const findings = report.findings.map(({ code, severity, rule, actual, limit }) => JSON.stringify({ code, severity, rule, actual, limit }));
  return { figures: figures(report), findings: findings.sort() };
}
