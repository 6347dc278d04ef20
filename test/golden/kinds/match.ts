import { expect } from '@jest/globals';
import { z } from 'zod';
import { expectFindings, wantedFinding } from '../expectations.js';
import { armyRequest } from './army.js';
import { kind } from './kind.js';

const force = armyRequest.pick({ pointsLimit: true, entries: true, eventPack: true });
/** Both forces as a request has them. */
export const matchRequest = z.strictObject({ good: force, evil: force });
const findings = z.array(wantedFinding).default([]);

/** Two forces of a points match: whether it is legal, the limit of each side in points, and every error of each. */
export const match = kind(
  matchRequest.extend({ scenario: z.string() }),
  z.strictObject({ valid: z.boolean(), limits: z.tuple([z.number().nullable(), z.number().nullable()]).optional(), good: findings, evil: findings }),
  ({ scenario, good, evil }, wanted, book) => {
    const found = book.scenarios.matchSetUp(scenario, { measure: 'inches', good, evil });
    const { good: ours, evil: theirs } = found.sides;
    expectFindings(ours.report.findings, wanted.good);
    expectFindings(theirs.report.findings, wanted.evil);
    expect(found.valid).toBe(wanted.valid);
    if (wanted.limits !== undefined) expect([ours.report.pointsLimit, theirs.report.pointsLimit]).toEqual(wanted.limits);
  },
);

/** The scenarios that want the same value agreed for both sides. */
export const equalValues = kind(z.literal('all'), z.array(z.string()), (_all, wanted, book) => {
  const equal = book.reference.scenarios.filter(({ pointsMatch }) => pointsMatch?.equalValues === true);
  expect(equal.map(({ id }) => id).sort()).toEqual([...wanted].sort());
});
