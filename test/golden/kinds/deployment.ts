import { expect } from '@jest/globals';
import { z } from 'zod';
import type { DeploymentRequest, ModelOnTable } from '../../../src/rules/strategy-battle/scenario/deployment/deployment-report.js';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { kind } from './kind.js';

const point = z.tuple([z.number(), z.number()]);

/** One model; or `count` of them in a row, each `step` from the one before. Where `at` is absent they are off the table. */
const models = z.strictObject({
  side: z.enum(['good', 'evil']), unit: z.string(), count: z.number().default(1), at: point.nullable().default(null), step: point.default([0, 0]),
  options: z.array(z.string()).default([]), board: z.string().nullable().default(null), base: z.number().nullable().default(null),
  placement: z.string().nullable().default(null), ringBearer: z.boolean().default(false),
});

const given = z.strictObject({
  scenario: z.string(), measure: z.enum(['inches', 'cm']).default('inches'), forces: z.enum(['participants', 'points-match']).default('participants'),
  partial: z.boolean().default(true), features: z.array(z.strictObject({ id: z.string(), x: z.number(), y: z.number() })).default([]), models: z.array(models).default([]),
});

const wanted = z.strictObject({
  findings: z.array(z.string()).optional(),
  /** Number of models taken for each placement. */
  counts: z.record(z.string(), z.number()).optional(),
  /** Placements in the order in which they are made. */
  order: z.array(z.string()).optional(),
  first: z.enum(['good', 'evil']).optional(),
  boards: z.array(z.strictObject({ width: z.number(), depth: z.number() })).optional(),
  unchecked: z.number().optional(),
});

/** How a set-up is judged. A board without a size is as large as its map draws it. */
export const deployment = kind(given, wanted, ({ scenario, models: rows, ...rest }, wants, book) => {
  const request: DeploymentRequest = { ...rest, boards: drawnSizes(book, scenario, rest.measure), models: rows.flatMap(modelsOf) };
  const report = book.scenarios.deployment(scenario, request);
  const found = {
    findings: report.findings.map(({ code, pointer, rule }) => `${code} ${pointer} ${rule ?? '-'}`),
    counts: Object.fromEntries(report.placements.map(({ id, models: indexes }) => [id, indexes.length])),
    order: report.placements.map(({ id }) => id),
    first: book.index.scenarios.get(scenario)?.deployment.first,
    boards: report.boards.map(({ width, depth }) => ({ width, depth })),
    unchecked: report.unchecked.length,
  };
  expect(found).toMatchObject({ findings: [], ...wants });
});

function modelsOf({ count, at, step, ...rest }: z.infer<typeof models>): readonly ModelOnTable[] {
  return Array.from({ length: count }, (_, index) => ({
    ...rest, variant: null, carriedBy: null, at: at && { x: at[0] + index * step[0], y: at[1] + index * step[1] },
  }));
}

function drawnSizes(book: StrategyBattle, scenario: string, measure: 'inches' | 'cm'): DeploymentRequest['boards'] {
  const boards = book.index.scenarios.get(scenario)?.boards ?? [];
  return boards.filter(({ size }) => size === null).map(({ id, drawnAs }) => ({ id, width: drawnAs.width[measure], depth: drawnAs.depth[measure] }));
}
