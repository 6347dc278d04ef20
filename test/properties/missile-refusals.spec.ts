import { describe, expect, it } from '@jest/globals';
import { RuleError } from '../../src/rules/shared/rule-error.js';
import { TooMuchWorkError } from '../../src/rules/shared/too-much-work.js';
import type { CourageRequest } from '../../src/rules/strategy-battle/combat/courage/courage-types.js';
import type { ShootingRequest } from '../../src/rules/strategy-battle/combat/shooting/shooting-types.js';
import type { VolleyRequest } from '../../src/rules/strategy-battle/combat/volley/volley-types.js';
import { strategyBattle } from '../support/reference.js';

const { shooting, volley, courage } = strategyBattle.combat;
const shooter = { unit: 'orc-warrior', options: ['orc-bow'] };
const target = { unit: 'warrior-of-gondor' };
const stranger = { profile: { fight: 3, strength: 3, defence: 3, attacks: 1, wounds: 1, courage: 3 } };
const archers = [{ ...shooter, count: 6 }];

function problemOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return [error.problems[0]?.code, error.problems[0]?.pointer];
    throw error;
  }
  return null;
}

describe('requests that cannot be answered', () => {
  const shots: readonly [string, ShootingRequest, string, string][] = [
    ['an unknown shooter', { shooter: { unit: 'orc-warriro' }, target }, 'unknown-unit', '/shooter/unit'],
    ['an unknown weapon', { shooter: { ...shooter, weapon: 'orc-bwo' }, target }, 'unknown-id', '/shooter/weapon'],
    ['a weapon that is not for shooting', { shooter: { ...shooter, weapon: 'spear' }, target }, 'rule-violated', '/shooter/weapon'],
    ['several targets', { shooter, target: { ...target, count: 2 } }, 'out-of-range', '/target/count'],
    ['no shots', { shooter, target, shots: 0 }, 'out-of-range', '/shots'],
    ['too many shooters', { shooter: { ...shooter, count: 51 }, target }, 'too-many', '/shooter/count'],
    ['two measures', { shooter, target: { ...target, concealed: true }, distance: { inches: 1, cm: 2 } }, 'rule-violated', '/distance'],
    ['a model in the way that is none', { shooter, target, inTheWay: [{ kind: 'model' }] }, 'required', '/inTheWay/0'],
    ['a loose mount that there is not', { shooter, target, inTheWay: [{ kind: 'loose-mount', mount: 'pony' }] }, 'unknown-id', '/inTheWay/0/mount'],
    ['a fight of one side', { shooter, target, inTheWay: [{ kind: 'fight', with: [target] }] }, 'too-few', '/inTheWay/0/with'],
    ['a fight with somebody of no side', { shooter, target, inTheWay: [{ kind: 'fight', with: [target, stranger] }] }, 'required', '/inTheWay/0/with/1/side'],
    ['too much in the way', { shooter, target, inTheWay: Array.from({ length: 21 }, () => ({ kind: 'obstacle' as const })) }, 'too-many', '/inTheWay'],
    ['one of a fight that there is not', { shooter, target, inTheWay: [{ kind: 'model', unit: 'orc-warrior', inTargetsFight: true }] }, 'required', '/targetInCombatWith'],
    ['a cloak at an unknown distance', { shooter, target: { unit: 'sam-gamgee', options: ['elven-cloak'], concealed: true } }, 'required', '/distance'],
    ['a held shooter', { shooter: { ...shooter, immobilised: true }, target }, 'rule-violated', '/shooter/immobilised'],
    ['a throw from too far', { shooter: { unit: 'warrior-of-rohan', options: ['throwing-spear'] }, target: { unit: 'orc-warrior' }, onTheCharge: true, distance: { inches: 1.5 } }, 'rule-violated', '/distance'],
    ['a touched enemy', { shooter, target, inTheWay: [{ kind: 'model', unit: 'warrior-of-rohan', touchesShooter: true }] }, 'rule-violated', '/inTheWay/0'],
  ];

  it.each(shots)('SB-SHOOT-003 %s', (_, request, code, pointer) => {
    expect(problemOf(() => shooting.odds(request))).toEqual([code, pointer]);
    expect(problemOf(() => shooting.resolve(request, () => 6))).toEqual([code, pointer]);
  });

  const volleys: readonly [string, VolleyRequest, string, string][] = [
    ['too many archers', { archers: [{ ...shooter, count: 101 }], target }, 'too-many', '/archers'],
    ['too many models around', { archers, target, others: [{ ...target, count: 51 }] }, 'too-many', '/others'],
    ['a place that there is not', { archers, target, order: [{ other: 0 }] }, 'out-of-range', '/order/0'],
    ['a part that there is not', { archers, target, order: [{ other: null, part: 'mount' }] }, 'out-of-range', '/order/0'],
    ['archers of whom none is in range', { archers: [{ ...shooter, count: 6, distance: { inches: 37 } }], target }, 'rule-violated', '/archers/0/distance'],
    ['a friend as the target', { archers, target: { unit: 'orc-warrior' } }, 'rule-violated', '/target'],
    ['a prone archer', { archers: [...archers, { ...shooter, onGround: true }], target }, 'rule-violated', '/archers/1/onGround'],
  ];

  it.each(volleys)('SB-VOLLEY-001 %s', (_, request, code, pointer) => {
    expect(problemOf(() => volley.odds(request))).toEqual([code, pointer]);
  });

  const tests: readonly [string, CourageRequest, string, string][] = [
    ['no tests', { model: shooter, tests: 0 }, 'out-of-range', '/tests'],
    ['too many tests', { model: { ...shooter, count: 51 }, tests: 2 }, 'too-many', '/model/count'],
    ['the mount of one on foot', { model: shooter, part: 'mount' }, 'not-allowed', '/part'],
    ['a charge that is tested for something else', { model: shooter, charging: target, cause: 'alone' }, 'not-allowed', '/cause'],
    ['an unknown reason', { model: shooter, because: 'brave' }, 'unknown-id', '/because'],
  ];

  it.each(tests)('SB-COUR-001 %s', (_, request, code, pointer) => {
    expect(problemOf(() => courage.odds(request))).toEqual([code, pointer]);
  });

  it('SB-SHOOT-009 too many models that three shots may hit', () => {
    const request: ShootingRequest = { shooter: { ...shooter, count: 3 }, target, inTheWay: Array.from({ length: 20 }, () => ({ kind: 'model' as const, ...target })) };
    expect(() => shooting.odds(request)).toThrow(TooMuchWorkError);
  });

  it('SB-MIGHT-001 fifty shots past three models, where Might of the shooter may lift each', () => {
    const past = (might: number): ShootingRequest => ({
      shooter: { profile: { ...stranger.profile, shoot: 4 }, weapon: 'bow', side: 'evil', might, spend: { might: 'both' } }, shots: 50, target, inTheWay: Array.from({ length: 3 }, () => ({ kind: 'model' as const, ...target })),
    });
    expect(shooting.odds(past(0)).shots).toBe(50);
    expect(() => shooting.odds(past(3))).toThrow(TooMuchWorkError);
    expect(shooting.resolve(past(3), () => 1).shots).toHaveLength(50);
  });
});
