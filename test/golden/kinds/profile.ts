import { expect } from '@jest/globals';
import { z } from 'zod';
import type { ProfileRequest } from '../../../src/rules/strategy-battle/profile-report.js';
import { expectFindings, heroicFigures, only, wantedFinding } from '../expectations.js';
import { distance, model, profile as writtenProfile, stores } from '../notation.js';
import { kind } from './kind.js';

const requestObject = z.strictObject({
  unit: z.string(),
  variant: z.string().nullable().default(null),
  options: z.array(z.string()).default([]),
  mounted: z.boolean().optional(),
  keeps: z.enum(['shield', 'bow']).optional(),
  mount: z.string().optional(),
  passenger: z.strictObject({ unit: z.string(), ringBearer: z.boolean().optional() }).optional(),
  pickedUp: z.array(z.string()).optional(),
});
/** A request as the tables write it, with everything that it leaves out. */
export const profileRequest: z.ZodType<ProfileRequest> = z.union([
  model.transform(({ unit, variant, options }) => ({ unit, variant, options })),
  requestObject,
]);

const wantedMount = z
  .strictObject({ id: z.string(), profile: writtenProfile, move: distance, monstrous: z.boolean(), flies: z.boolean() })
  .partial();

const change = z.strictObject({
  characteristic: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  because: z.string(),
  rule: z.string(),
});

const wantedFigures = z
  .strictObject({
    points: z.number(),
    profile: writtenProfile,
    heroic: stores.nullable(),
    move: distance,
    mounted: z.boolean(),
    mayShield: z.boolean(),
    wargear: z.array(z.string()),
    withoutWargear: z.array(z.string()),
    /** The changes of Defence and Strength, in the order they are made. */
    changes: z.array(change),
    specialRules: z.array(z.string()),
    groups: z.array(z.string()),
    pointsBreakdown: z.record(z.string(), z.number()),
  })
  .partial();

const wanted = wantedFigures.extend({
  legal: z.boolean(),
  mount: wantedMount.nullable().optional(),
  findings: z.array(wantedFinding).default([]),
});

/** One model, resolved: legality, cost, effective profile, and the reasons of every change. */
export const profile = kind(profileRequest, wanted, (request, { mount, findings, ...figures }, book) => {
  const report = book.resolveProfile(request);
  expectFindings(report.findings, findings);
  const shown = {
    ...report,
    heroic: heroicFigures(report.heroic),
    changes: report.changes.filter(({ characteristic }) => characteristic !== 'shoot'),
    pointsBreakdown: Object.fromEntries(report.pointsBreakdown.map(({ item, points }) => [item, points])),
  };
  expect(only(shown, figures)).toEqual(figures);
  if (mount !== undefined) expect(report.mount === null || mount === null ? report.mount : only(report.mount, mount)).toEqual(mount);
});
