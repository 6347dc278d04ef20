import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RuleError } from '../../src/rules/shared/rule-error.js';
import { createMovement } from '../../src/rules/strategy-battle/combat/movement/movement.js';
import type { MovementReport, MovementRequest, MoveStep } from '../../src/rules/strategy-battle/combat/movement/movement-types.js';
import type { Measure } from '../../src/rules/strategy-battle/combat/length.js';
import { DIFFICULT_TERRAIN } from '../../src/rules/strategy-battle/terrain.js';
import { withRules } from '../support/combat/rulebook.js';

const { ask } = createMovement(withRules());
const MODELS: readonly NonNullable<MovementRequest['model']>[] = [
  { unit: 'warrior-of-gondor', options: ['bow'] },
  { unit: 'wood-elf-warrior' },
  { unit: 'knight-of-minas-tirith' },
  { unit: 'gwaihir' },
  { unit: 'high-elf-warrior', onGround: true },
];
/** Half an inch or a whole centimetre: what is left is never rounded up by more. */
const STEP: Readonly<Record<Measure, number>> = { inches: 0.5, cm: 1 };

const measures = fc.constantFrom<Measure>('inches', 'cm');
const models = fc.constantFrom(...MODELS);
const stretches = fc.array(fc.record({ terrain: fc.constantFrom('open' as const, ...DIFFICULT_TERRAIN), hundredths: fc.integer({ min: 1, max: 400 }) }), { maxLength: 6 });

function pathOf(parts: readonly { readonly terrain: MoveStep['terrain']; readonly hundredths: number }[], measure: Measure): MoveStep[] {
  return parts.map(({ terrain, hundredths }): MoveStep => ({ kind: 'move', terrain, distance: { [measure]: hundredths / 100 } }));
}

/** The report, or the rule that forbids the path. */
function judged(request: MovementRequest): MovementReport | string {
  try {
    return ask(request);
  } catch (error) {
    if (error instanceof RuleError) return error.problems[0]?.rule ?? 'no rule';
    throw error;
  }
}

describe('a path', () => {
  it('SB-MOVE-003 SB-TERR-001 never costs more than the move and one rounding up', () => {
    fc.assert(fc.property(models, measures, stretches, (model, measure, parts) => {
      const report = judged({ model, measure, path: pathOf(parts, measure) });
      if (typeof report === 'string') return;
      expect(report.used).toBeLessThanOrEqual(report.allowance + 4 * STEP[measure]);
      expect(report.left).toBeGreaterThanOrEqual(0);
      expect(report.left).toBeLessThanOrEqual(Math.max(0, report.allowance - report.used) + STEP[measure]);
    }));
  });

  it('SB-MOVE-003 may go exactly as far as is left, and no hundredth farther', () => {
    fc.assert(fc.property(models, measures, stretches, (model, measure, parts) => {
      const path = pathOf(parts, measure);
      const report = judged({ model, measure, path });
      if (typeof report === 'string') return;
      const on = (distance: number): MovementReport | string => judged({ model, measure, path: [...path, { kind: 'move', distance: { [measure]: Math.round(distance * 100) / 100 } }] });
      if (report.left > 0) expect(on(report.left)).toEqual(expect.objectContaining({ left: 0 }));
      expect(typeof on(report.left + 0.01)).toBe('string');
    }));
  });

  it('SB-SHOOT-005 whoever may still shoot a bow has used no more than half, with one rounding up', () => {
    fc.assert(fc.property(measures, stretches, (measure, parts) => {
      const report = judged({ model: { unit: 'warrior-of-gondor', options: ['bow'] }, measure, path: pathOf(parts, measure) });
      if (typeof report === 'string' || report.shoot[0]?.may !== true) return;
      expect(report.used).toBeLessThanOrEqual(report.allowance / 2 + 2 * STEP[measure]);
    }));
  });

  it('the same request gives the same answer', () => {
    fc.assert(fc.property(models, measures, stretches, (model, measure, parts) => {
      const request: MovementRequest = { model, measure, path: pathOf(parts, measure) };
      expect(JSON.stringify(judged(request))).toBe(JSON.stringify(judged(request)));
    }));
  });
});

describe('bad input', () => {
  const model = { unit: 'warrior-of-gondor' };
  const cases: readonly [string, MovementRequest, string, string][] = [
    ['nobody', { path: [] }, 'required', '/model'],
    ['a model and a loose mount', { model, looseMount: 'horse', path: [] }, 'not-allowed', '/looseMount'],
    ['a loose mount that is none', { looseMount: 'sword', path: [] }, 'unknown-id', '/looseMount'],
    ['an unknown unit', { model: { unit: 'nobody' }, path: [] }, 'unknown-unit', '/model/unit'],
    ['two models', { model: { ...model, count: 2 }, path: [] }, 'out-of-range', '/model/count'],
    ['a model by profile without a move', { model: { profile: { fight: 3, strength: 3, defence: 4, attacks: 1, wounds: 1, courage: 3 } }, path: [] }, 'required', '/move'],
    ['a stretch without a distance', { model, path: [{ kind: 'move' }] }, 'required', '/path/0/distance'],
    ['a key out of place', { model, path: [{ kind: 'turn', terrain: 'woods' }] }, 'not-allowed', '/path/0/terrain'],
    ['a score of 7', { model, path: [{ kind: 'mount', mount: 'horse', score: 7 }] }, 'out-of-range', '/path/0/score'],
    ['a gap below 0', { model, path: [{ kind: 'between', gap: -1 }] }, 'out-of-range', '/path/0/gap'],
    ['a length of both measures', { model, path: [{ kind: 'move', distance: { inches: 1, cm: 2 } }] }, 'rule-violated', '/path/0/distance'],
    ['a length without end', { model, path: [{ kind: 'move', distance: { inches: Number.POSITIVE_INFINITY } }] }, 'out-of-range', '/path/0/distance'],
    ['a length that is no number', { model, path: [{ kind: 'move', distance: { cm: Number.NaN } }] }, 'out-of-range', '/path/0/distance'],
    ['a length with three decimals', { model, path: [{ kind: 'move', distance: { inches: 1.005 } }] }, 'malformed-value', '/path/0/distance'],
    ['101 steps', { model, path: Array.from({ length: 101 }, () => ({ kind: 'turn' as const })) }, 'too-many', '/path'],
    ['a barrier without the height of the model', { model, path: [{ kind: 'barrier', height: 20, across: { inches: 1 } }] }, 'required', '/modelHeight'],
    ['centres without bases', { model, path: [], charge: { centres: { inches: 3 }, seenAtStart: true } }, 'required', '/charge/bases'],
    ['nobody to get down', { model, path: [{ kind: 'passenger-down' }] }, 'not-allowed', '/path/0'],
  ];
  it.each(cases)('%s', (_, request, code, pointer) => {
    expect(() => ask(request)).toThrow(RuleError);
    try {
      ask(request);
    } catch (error) {
      expect((error as RuleError).problems).toContainEqual(expect.objectContaining({ code, pointer }));
    }
  });
});
