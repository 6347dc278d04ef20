import { expect } from '@jest/globals';
import { z } from 'zod';
import type { WarOfTheRing } from '../../../src/rules/war-of-the-ring/war-of-the-ring.js';
import { kind } from '../kind.js';
import type { AnyOperation } from '../operation-kinds.js';

const situation = z.strictObject({ operation: z.string(), request: z.record(z.string(), z.unknown()) });

/** Readings that an answer names among its assumptions, in whatever form the operation has, and those that it does not. */
export const told = kind(situation, z.strictObject({ told: z.array(z.string()).default([]), untold: z.array(z.string()).default([]) }), ({ operation, request }, wanted, { operations }: WarOfTheRing) => {
  const { odds, resolve, ask } = (operations as Readonly<Record<string, AnyOperation>>)[operation] ?? {};
  const forms = [odds, resolve && ((asked: unknown) => resolve(asked, () => 1)), ask].flatMap((form) => form ?? []);
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    const { assumptions } = form(request) as { readonly assumptions: readonly string[] };
    expect(assumptions).toEqual(expect.arrayContaining(wanted.told));
    expect(assumptions.filter((one) => wanted.untold.includes(one))).toEqual([]);
  }
});
