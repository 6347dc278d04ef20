import 'reflect-metadata';
import { expect } from '@jest/globals';
import { z } from 'zod';
import { ArmyInput } from '../../../src/api/strategy-battle/armies/army.inputs.js';
import { checked } from '../../../src/api/shared/validation/checked.js';
import { RuleError } from '../../../src/rules/shared/rule-error.js';
import { kind } from './kind.js';

const fault = z.strictObject({ pointer: z.string(), code: z.string() });

/** A request that never reaches the rules: what does not fit is refused at the door, through both doors alike. */
export const misfit = kind(z.unknown(), fault, (request, wanted) => {
  expect(problemsOf(request)).toEqual([expect.objectContaining(wanted)]);
});

function problemsOf(request: unknown): unknown {
  try {
    return checked(ArmyInput, request);
  } catch (error) {
    return error instanceof RuleError ? error.problems : error;
  }
}
