import { expect } from '@jest/globals';
import { z } from 'zod';
import type { ArmyEntryReport, ArmyEntryRequest, ArmyReport } from '../../../src/rules/strategy-battle/army/army-report.js';
import { expectFindings, heroicFigures, only, wantedFinding } from '../expectations.js';
import { distance, model, profile, stores, type WrittenModel } from '../notation.js';
import { kind } from './kind.js';

const entryObject = z.strictObject({
  unit: z.string(),
  count: z.number().default(1),
  options: z.array(z.string()).default([]),
  variant: z.string().nullable().default(null),
  ringBearer: z.boolean().default(false),
  claimedPoints: z.number().nullable().default(null),
});
const plainEntry = (written: WrittenModel): ArmyEntryRequest => ({ ...written, ringBearer: false, claimedPoints: null });

const eventPack = z
  .strictObject({
    pointsCap: z.number(),
    pointsTolerance: z.number(),
    minModels: z.number(),
    maxModels: z.number(),
    minHeroes: z.number(),
    maxHeroes: z.number(),
    bowLimit: z.strictObject({
      fraction: z.strictObject({ numerator: z.number(), denominator: z.number() }),
      of: z.enum(['models', 'warriors']),
      rounding: z.enum(['down', 'up', 'nearest']),
    }),
    bannedUnits: z.array(z.string()),
    requiredUnits: z.array(z.string()),
    everyHeroUnique: z.boolean(),
    unitMaxima: z.array(z.strictObject({ unit: z.string(), max: z.number() })),
  })
  .partial();

/** A request as the tables write it, with everything that it leaves out. */
export const armyRequest = z.strictObject({
  side: z.enum(['good', 'evil']),
  pointsLimit: z.number().nullable().default(null),
  scenario: z.string().nullable().default(null),
  opponentHasRingBearer: z.boolean().default(false),
  measure: z.enum(['inches', 'cm']).default('inches'),
  entries: z.array(z.union([model.transform(plainEntry), entryObject])),
  eventPack: eventPack.nullable().default(null),
});

const wantedEntry = z
  .strictObject({
    index: z.number(),
    unit: z.string(),
    count: z.number(),
    pointsEach: z.number(),
    points: z.number(),
    profile,
    heroic: stores.nullable(),
    move: distance,
    wargear: z.array(z.string()),
  })
  .partial();

const wantedFigures = z
  .strictObject({
    points: z.number(),
    pointsLimit: z.number().nullable(),
    pointsLimitSource: z.string().nullable(),
    models: z.number(),
    heroes: z.number(),
    warriors: z.number(),
    bows: z.strictObject({ count: z.number(), limit: z.number().nullable() }),
    banners: z.strictObject({ count: z.number(), limit: z.number() }),
    breakPoint: z.number(),
    quarter: z.number(),
    ringBearer: z.string().nullable(),
  })
  .partial();

const wanted = wantedFigures.extend({
  valid: z.boolean(),
  entries: z.array(wantedEntry).optional(),
  findings: z.array(wantedFinding).default([]),
  /** Not even a warning. */
  noFindings: z.literal(true).optional(),
});

/** A force, judged: legality, figures, and every error with its place and arithmetic. */
export const army = kind(armyRequest, wanted, (request, { entries, findings, noFindings, ...figures }, book) => {
  const report: ArmyReport = book.validateArmy(request);
  expectFindings(report.findings, findings);
  expect(only(report, figures)).toEqual(figures);
  if (entries !== undefined) expect(entryFigures(report.entries, entries)).toEqual(entries);
  if (noFindings === true) expect(report.findings).toEqual([]);
});

function entryFigures(entries: readonly ArmyEntryReport[], speakOf: readonly object[]): unknown[] {
  return entries.map((entry, index) => only({ ...entry, heroic: heroicFigures(entry.heroic) }, speakOf[index] ?? entry));
}
