import { describe, expect, it, test } from '@jest/globals';
import { RuleError } from '../../../shared/rule-error.js';
import type { PathRoll } from '../rolls.js';
import { pathWalked } from './path-walked.js';

const path: PathRoll = {
  id: 'path', kind: 'path', when: 'good-move', rule: 'SB-S12-005', text: '', units: ['frodo-baggins', 'sam-gamgee'], move: { inches: 4, cm: 10 }, frees: 'gollum', freesRule: 'SB-S12-006',
};

describe('a path beside the battle', () => {
  test.each([[{ inches: 24 }, 6], [{ inches: 24.1 }, 7], [{ cm: 60 }, 6], [{ cm: 61 }, 7], [{ inches: 4 }, 1], [{ inches: 0.5 }, 1]])('SB-S12-005 %j takes %i turns', (length, turns) => {
    expect(pathWalked(path, { length })).toMatchObject({ turns, arrivesInTurn: turns, freeFromTurn: turns + 1 });
  });

  it('SB-S12-005 walked in 6 turns: 24" or 60cm', () => {
    expect(pathWalked(path, { length: { inches: 30 }, turn: 6 }).walked).toBe(24);
    expect(pathWalked(path, { length: { cm: 90 }, turn: 6 }).walked).toBe(60);
    expect(pathWalked(path, { length: { inches: 30 }, turn: 9 }).walked).toBe(30);
    expect(pathWalked(path, { length: { inches: 30 }, fromTurn: 3, turn: 2 }).walked).toBe(0);
  });

  it('SB-S12-006 entered in turn 8: Gollum may move in turn 9', () => {
    expect(pathWalked(path, { length: { inches: 32 } })).toMatchObject({ arrivesInTurn: 8, frees: 'gollum', freeFromTurn: 9, because: ['SB-S12-005', 'SB-S12-006'] });
    expect(pathWalked({ ...path, frees: null, freesRule: null }, { length: { inches: 32 } })).toMatchObject({ freeFromTurn: null, because: ['SB-S12-005'] });
  });

  test.each([[{ inches: 0 }, 'out-of-range'], [{ inches: null }, 'required'], [{ inches: 1, cm: 2 }, 'rule-violated']])('refuses %j', (length, code) => {
    expect(() => pathWalked(path, { length })).toThrow(RuleError);
    try {
      pathWalked(path, { length });
    } catch (error) {
      expect((error as RuleError).problems).toMatchObject([{ pointer: '/length', code }]);
    }
  });
});
