import { describe, expect, it } from '@jest/globals';
import { createClimb } from '../../src/rules/strategy-battle/combat/tests/climb.js';
import { createD3 } from '../../src/rules/strategy-battle/combat/tests/d3.js';
import { createFall } from '../../src/rules/strategy-battle/combat/tests/fall.js';
import { createJump } from '../../src/rules/strategy-battle/combat/tests/jump.js';
import { createMount } from '../../src/rules/strategy-battle/combat/tests/mount.js';
import { createPriority } from '../../src/rules/strategy-battle/combat/tests/priority.js';
import { createSight } from '../../src/rules/strategy-battle/combat/tests/sight.js';
import { createThrownRider } from '../../src/rules/strategy-battle/combat/tests/thrown-rider.js';
import { withRules } from '../support/combat/rulebook.js';
import { problemsOf } from '../support/problems-of.js';

const book = withRules();
const [jump, climb, fall, mount, thrown, sight, priority, d3] = [
  createJump(book), createClimb(book), createFall(book), createMount(book), createThrownRider(book), createSight(book), createPriority(), createD3(),
];
const model = { unit: 'warrior-of-gondor' };
const byProfile = { profile: { fight: 3, strength: 3, defence: 4, attacks: 1, wounds: 1, courage: 3 } };

describe('bad input of tests, the same from odds and from resolve', () => {
  const six = (): number => 6;
  const cases: readonly [string, readonly (() => unknown)[], string, string][] = [
    ['a jump of an unknown unit', both(jump, { model: { unit: 'nobody' }, over: 'gap' }), 'unknown-unit', '/model/unit'],
    ['a jump of two models', both(jump, { model: { ...model, count: 2 }, over: 'gap' }), 'out-of-range', '/model/count'],
    ['a size without the height of the model', both(jump, { model, over: 'obstacle', size: { height: 20 } }), 'required', '/modelHeight'],
    ['a drop without its height', both(jump, { model, over: 'drop' }), 'required', '/size/height'],
    ['an approach of a model whose move is not known', both(jump, { model: byProfile, over: 'gap', approach: { used: { inches: 1 }, across: { inches: 1 } } }), 'required', '/approach/move'],
    ['more used than the move', both(jump, { model, over: 'gap', approach: { used: { inches: 7 }, across: { inches: 1 } } }), 'rule-violated', '/approach/used'],
    ['a jump in two measures', both(jump, { model, over: 'gap', depth: { cm: 4 }, approach: { used: { inches: 1 }, across: { inches: 1 } } }), 'rule-violated', '/approach/used'],
    ['an immobilised jumper', both(jump, { model: { ...model, immobilised: true }, over: 'gap' }), 'rule-violated', '/model/immobilised'],
    ['no Climb roll', both(climb, { model, rolls: 0 }), 'out-of-range', '/rolls'],
    ['61 Climb rolls', both(climb, { model, rolls: 61 }), 'out-of-range', '/rolls'],
    ['a surface of no height', both(climb, { model, surface: { height: { inches: 0 } } }), 'out-of-range', '/surface'],
    ['a climb that begins above the edge', both(climb, { model, surface: { height: { inches: 3 }, from: { inches: 4 } } }), 'out-of-range', '/surface/from'],
    ['a climb after the whole move', both(climb, { model, surface: { height: { inches: 3 }, used: { inches: 6 } } }), 'rule-violated', '/surface/used'],
    ['a climbing horse', both(climb, { model: { unit: 'knight-of-minas-tirith' } }), 'rule-violated', '/model'],
    ['a fall without end', both(fall, { model, fall: { inches: Number.POSITIVE_INFINITY } }), 'out-of-range', '/fall'],
    ['21 climbers below', both(fall, { model, fall: { inches: 1 }, below: Array.from({ length: 21 }, () => ({ model, fall: { inches: 1 } })) }), 'too-many', '/below'],
    ['a horse that leaps too far', both(fall, { model: { unit: 'knight-of-minas-tirith' }, fall: { cm: 9 } }), 'rule-violated', '/fall'],
    ['a mount that is none', both(mount, { model, mount: 'sword' }), 'unknown-id', '/mount'],
    ['nobody to ride behind', both(mount, { model: { unit: 'gimli' }, behind: { unit: 'legolas' } }), 'rule-violated', '/behind'],
    ['an unknown rider is thrown', both(thrown, { model: { unit: 'nobody' } }), 'unknown-unit', '/model/unit'],
    ['nobody looks', both(sight, { view: 'doubtful', lookers: 0 }), 'out-of-range', '/lookers'],
    ['a cloak without a distance', both(sight, { view: 'partly', target: { unit: 'frodo-baggins', options: ['elven-cloak'] } }), 'required', '/distance'],
    ['turn 0', both(priority, { turn: 0 }), 'out-of-range', '/turn'],
    ['turn 2 without what went before', both(priority, { turn: 2 }), 'required', '/previous'],
    ['no D3', both(d3, { dice: 0 }), 'out-of-range', '/dice'],
  ];

  it.each(cases)('%s', (_, forms, code, pointer) => {
    for (const form of forms) expect(problemsOf(form)).toContainEqual(expect.objectContaining({ code, pointer }));
  });

  function both<R>(operation: { odds(request: R): unknown; resolve(request: R, faces: () => number): unknown }, request: R): (() => unknown)[] {
    return [() => operation.odds(request), () => operation.resolve(request, six)];
  }
});
